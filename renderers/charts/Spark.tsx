import { sparkPath } from '../../engine/charts/sparkPath.ts';

interface SparkProps {
  values: readonly (number | null)[];
  width?: number;
  height?: number;
  /** What it shows, in words. */
  label: string;
}

/** A line without axes, in the colour of the text around it. */
export function Spark({ values, width = 96, height = 24, label }: SparkProps) {
  return (
    <svg
      className="chart-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path
        d={sparkPath(values, width, height)}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
