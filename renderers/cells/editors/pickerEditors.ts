import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** The editor of every type whose values are chosen in a dialog. */
export const pickerEditor = lazyComponent('PickerEditor', () =>
  import('./PickerEditor.tsx').then((part) => part.PickerEditor),
);

/** The same where what is chosen fills several fields. */
export const fillingEditor = lazyComponent('FillingEditor', () =>
  import('./PickerEditor.tsx').then((part) => part.FillingEditor),
);
