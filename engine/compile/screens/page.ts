import { planBase, type ScreenType } from './ScreenType.ts';

/** A built-in page, named by `page`. */
export const pageScreen: ScreenType<'page'> = {
  link: (screen) => () => ({ ...planBase(screen), type: 'page', page: screen.value.page }),
};
