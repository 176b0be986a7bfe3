/** Colours and room a chart is drawn with; CSS colours without variables, sizes in pixels. */
export interface ChartLook {
  /** Of series, in their order; `#rrggbb`. */
  palette: readonly string[];
  /** Of a waterfall: what rises, what falls, and the sum. */
  rise: string;
  fall: string;
  sum: string;
  text: string;
  secondary: string;
  /** Light lines across the plane. */
  line: string;
  /** The line of the axis itself. */
  axis: string;
  /** Under the chart, and between slices and cells. */
  surface: string;
  /** What is not filled: a gauge's track, the least of a heat map; `#rrggbb`. */
  track: string;
  font: string;
  /** Patterns beside colours. */
  decal: boolean;
  width: number;
  height: number;
  /** Title and caption are drawn as well: for a picture that stands alone. */
  title?: string;
  caption?: string;
}

/** What ECharts is given: plain JSON, functions are put in by `dressOption`. */
export type ChartOption = Record<string, unknown>;

/** A part of an option. */
export type Part = Record<string, unknown>;
