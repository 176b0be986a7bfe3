import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  EventApiModule,
  LocaleModule,
  ModuleRegistry,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  TooltipModule,
  ValidationModule,
} from 'ag-grid-community';

/**
 * Makes the grid's parts known to AG Grid; once, before the first grid is drawn. With `strict` every wrong option is an
 * uncaught error instead of a silent loss: for development and tests, it costs some 30 kB.
 */
export function registerGridModules(strict: boolean): void {
  ModuleRegistry.registerModules([
    CellStyleModule,
    ClientSideRowModelModule,
    ColumnApiModule,
    ColumnAutoSizeModule,
    EventApiModule,
    LocaleModule,
    PinnedRowModule,
    RenderApiModule,
    RowApiModule,
    RowSelectionModule,
    RowStyleModule,
    TooltipModule,
  ]);
  if (strict) {
    ModuleRegistry.registerModules([
      ValidationModule.with({ throwOn: ['error', 'warning', 'deprecation'], showOverlayOn: [] }),
    ]);
  }
}
