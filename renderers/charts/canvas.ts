import { use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

/** From now on charts may be painted. */
export function useCanvas(): void {
  use([CanvasRenderer]);
}
