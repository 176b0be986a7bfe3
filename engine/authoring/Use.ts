/** What can be asked for. */
export type UseKind =
  | 'dictionary'
  | 'model'
  | 'report'
  | 'screen'
  | 'picker'
  | 'form'
  | 'columns'
  | 'query'
  | 'board'
  | 'print'
  | 'field'
  | 'url'
  | 'permission';

export const useKinds: readonly UseKind[] = [
  'dictionary',
  'model',
  'report',
  'screen',
  'picker',
  'form',
  'columns',
  'query',
  'board',
  'print',
  'field',
  'url',
  'permission',
];

/** One place where something is named: a stretch of a file. */
export interface Use {
  kind: UseKind;
  /** `market/order`; of a field `market/order.status`. */
  name: string;
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  offset: number;
  length: number;
  /** It says what it is, instead of naming it. */
  declares?: true;
  /** In a statement, which knows tables and columns. */
  statement?: true;
  /** In a statement that leaves open whose column it is. */
  maybe?: true;
}
