import type { Plan } from '../../engine/plan/Plan.ts';
import type { Actor, ModelAction, ReportAction } from './Actor.ts';

/** The one predicate of who may do what; list, get, filter, sort, sum, export and stream all ask here. */
export interface Rights {
  /** The actor holds a menu entry that shows the screen. */
  canOpen(actor: Actor, screenId: string): boolean;
  mayModel(actor: Actor, modelId: string, action: ModelAction): boolean;
  /** Some page over the model that they may open has a button of this code, and it is granted to them. */
  mayPress(actor: Actor, modelId: string, code: string): boolean;
  mayReport(actor: Actor, reportId: string, action: ReportAction): boolean;
  /** Some page the actor may open shows the rows of this sub-table of the main model, and its list is theirs to see. */
  maySubTable(actor: Actor, mainId: string, childId: string): boolean;
  /** Keys of restricted fields the actor may not know of: not in rows, filters, sorts, sums or writes. */
  hiddenFields(actor: Actor, modelId: string): ReadonlySet<string>;
  /** The same for a report's output columns. */
  hiddenColumns(actor: Actor, reportId: string): ReadonlySet<string>;
  /**
   * The actor may read a dictionary of records: the model's own list, or a page that shows or offers the dictionary,
   * and every field it is made of. Dictionaries that are no records are open to all.
   */
  mayDictionary(actor: Actor, code: string): boolean;
  /** A page they may open gives its records a value by this fill rule; one that no page uses is open to all. */
  mayFill(actor: Actor, ruleCode: string): boolean;
  /** The same for the model or report behind a plan. */
  hiddenInPlan(actor: Actor, plan: Plan): ReadonlySet<string>;
}
