/** One step of the system tables; never changed once it has been released. */
export interface Migration {
  id: number;
  name: string;
  /** Constant text, several statements. */
  sql: string;
}
