import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomEditorModule,
  EventApiModule,
  type GridParams,
  LocaleModule,
  ModuleRegistry,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  RowDragModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  TooltipModule,
} from 'ag-grid-community';

/** Makes the parts of AG Grid that are used known to it; before the first grid is drawn. */
export function registerGridModules(): void {
  ModuleRegistry.registerModules([
    CellApiModule,
    CellStyleModule,
    ClientSideRowModelApiModule,
    ClientSideRowModelModule,
    ColumnApiModule,
    ColumnAutoSizeModule,
    CustomEditorModule,
    EventApiModule,
    LocaleModule,
    RenderApiModule,
    RowApiModule,
    RowStyleModule,
    ScrollApiModule,
    TooltipModule,
  ]);
}

/** What a grid has besides. AG Grid asks each of these for every row, so a grid goes without those it does not use. */
export interface GridAbilities {
  /** Figures stand below the rows. */
  figures: boolean;
  selection: boolean;
  dragging: boolean;
}

/** The modules of one grid's abilities, for its making. */
export function modulesFor({ figures, selection, dragging }: GridAbilities): GridParams {
  return {
    modules: [
      ...(figures ? [PinnedRowModule] : []),
      ...(selection ? [RowSelectionModule] : []),
      ...(dragging ? [RowDragModule] : []),
    ],
  };
}
