import { lazyPart } from '../shell/lazyPart.tsx';

/** The editor of every type whose values are chosen in a dialog. */
export const pickerEditor = lazyPart('PickerEditor', () =>
  import('./PickerEditor.tsx').then((part) => part.PickerEditor),
);

/** The same where what is chosen fills several fields. */
export const fillingEditor = lazyPart('FillingEditor', () =>
  import('./PickerEditor.tsx').then((part) => part.FillingEditor),
);
