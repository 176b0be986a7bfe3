import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Chart } from '../../engine/charts/Chart.ts';
import { gistOf, pointWords } from '../../engine/charts/gist.ts';
import { type ChartPoint, type Step, walk } from '../../engine/charts/pointing.ts';
import { Drawing, type Surface, surfaceFor, surfaceReady } from './drawing.ts';
import { useChartLook } from './useChartLook.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

interface PlotProps {
  chart: Chart;
  height: number;
  onPoint?: (point: ChartPoint) => void;
}

/** The drawing itself; the keyboard goes from point to point, and each is said. */
export function Plot({ chart, height, onPoint }: PlotProps) {
  const host = useRef<HTMLDivElement>(null);
  const help = useId();
  const drawing = useDrawing(host, chart, height, onPoint);
  const [point, setPoint] = useState<ChartPoint>();
  const here = point && point.index < chart.x.values.length && chart.series[point.series] ? point : undefined;
  const go = (to: ChartPoint | undefined) => {
    setPoint(to);
    drawing.current?.attend(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step !== undefined) go(walk(chart, here, step));
    else if (event.key === 'Escape' && here) go(undefined);
    else if (event.key === 'Enter' && here) onPoint?.(here);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div
        ref={host}
        className="chart-plot"
        style={{ height }}
        role="img"
        aria-label={gistOf(chart)}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard walks its points.
        tabIndex={0}
        data-pressed={onPoint ? '' : undefined}
        onKeyDown={press}
        onBlur={() => go(undefined)}
      />
      <span id={help} className="chart-unseen">
        左右键逐点，上下键换系列{onPoint ? '，回车打开' : ''}
      </span>
      <span className="chart-unseen" aria-live="polite">
        {here ? pointWords(chart, here.series, here.index) : ''}
      </span>
    </>
  );
}

/** Draws anew when chart, colours or room have changed; gone with the element. */
function useDrawing(
  host: React.RefObject<HTMLDivElement | null>,
  chart: Chart,
  height: number,
  onPoint: PlotProps['onPoint'],
) {
  const drawing = useRef<Drawing>(undefined);
  const pressed = useRef(onPoint);
  const colors = useChartLook();
  const width = useWidth(host);
  const surface = surfaceFor(chart);
  const ready = useReady(surface);
  useEffect(() => {
    pressed.current = onPoint;
  });
  const drawn = width > 0 && ready;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its first size is not its last.
  useLayoutEffect(() => {
    if (!host.current || !drawn) return;
    const made = new Drawing(host.current, surface, { width, height });
    made.onPress((point) => pressed.current?.(point));
    drawing.current = made;
    return () => {
      drawing.current = undefined;
      made.dispose();
    };
  }, [host, surface, drawn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another surface is empty at first.
  useLayoutEffect(() => {
    drawing.current?.show(chart, { ...colors, width, height });
  }, [chart, colors, width, height, surface, drawn]);
  return drawing;
}

function useReady(surface: Surface): boolean {
  const [, setThere] = useState(false);
  const ready = surfaceReady(surface) === undefined;
  useEffect(() => {
    let left = false;
    void surfaceReady(surface)?.then(() => left || setThere(true));
    return () => {
      left = true;
    };
  }, [surface]);
  return ready;
}

/** In whole pixels; 0 while it is not shown. */
function useWidth(host: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () => setWidth((known) => element.clientWidth || known);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [host]);
  return width;
}
