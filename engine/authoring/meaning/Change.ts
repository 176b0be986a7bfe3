/** One difference between two sets of declarations, by what it means. */
export interface Change {
  /** `页面 订单`, `模型 订单`. */
  what: string;
  /** Where it is declared, before or after. */
  file: string;
  /** `列 单价 删除`. */
  text: string;
  /** What follows from it for data, links or rights; absent: nothing but how it looks and works. */
  consequence?: string;
  /** Data, links or rights are lost with it. */
  destructive?: true;
}

/** Notes the differences of one declaration. */
export type Tell = (text: string, consequence?: string, destructive?: boolean) => void;
