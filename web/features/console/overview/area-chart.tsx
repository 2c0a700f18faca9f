import { useEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Layer } from './stacked.ts';
import { stacked } from './stacked.ts';

/** Something that happened at one of the values. */
export interface ChartMark {
  readonly at: number;
  readonly text: string;
}

interface AreaChartProps {
  /** From the bottom to the top. */
  readonly layers: readonly Layer[];
  readonly marks: readonly ChartMark[];
  readonly nameOf: (at: number) => string;
  readonly shortNameOf: (at: number) => string;
  readonly totalText: (total: number) => string;
  /** Said of what is not counted yet. */
  readonly pendingText: string;
  readonly number: (value: number) => string;
}

const LABEL_WIDTH = 84;

/** A colour of the stylesheet, as it is at this moment. */
const colourOf = (element: HTMLElement, name: string): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const pathsOf = uPlot.paths.spline?.();

const drawMarks = (plot: uPlot, marks: readonly ChartMark[], colour: string, font: string) => {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
  ctx.lineWidth = ratio;
  ctx.font = `${11 * ratio}px ${font}`;
  for (const [index, { at, text }] of marks.entries()) {
    const x = plot.valToPos(at, 'x', true);
    const top = bbox.top - 8 * ratio;
    ctx.setLineDash([2 * ratio, 3 * ratio]);
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(x, top, 3 * ratio, 0, 2 * Math.PI);
    ctx.fill();
    // One is named in the picture; more of them would write over each other, and are listed below.
    if (index > 0 || marks.length > 1) continue;
    const isRight = x - bbox.left > bbox.width / 2;
    ctx.textAlign = isRight ? 'right' : 'left';
    ctx.fillText(text, x + (isRight ? -8 : 8) * ratio, top + 4 * ratio);
  }
  ctx.restore();
};

const optionsOf = (
  element: HTMLElement,
  { layers, marks, shortNameOf, number }: AreaChartProps,
  show: (at: { index: number; left: number } | null) => void,
): uPlot.Options => {
  const muted = colourOf(element, '--text-muted');
  const font = getComputedStyle(element).fontFamily;
  const axis = { stroke: muted, font: `500 11px ${font}`, ticks: { show: false } };
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    padding: [14, 6, 0, 0],
    legend: { show: false },
    scales: {
      x: { time: false },
      y: { range: (_, __, highest) => [0, Math.max(4, highest * 1.08)] },
    },
    cursor: {
      drag: { x: false, y: false },
      y: false,
      points: { size: 7, width: 2, stroke: colourOf(element, '--surface-raised') },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 26,
        space: LABEL_WIDTH,
        incrs: [1, 2, 3, 5, 7, 10, 14, 15, 30, 60, 90],
        values: (_, splits) => splits.map((at) => (Number.isInteger(at) ? shortNameOf(at) : '')),
      },
      {
        ...axis,
        grid: { stroke: colourOf(element, '--c-chart-grid'), width: 1 },
        size: 44,
        values: (_, splits) => splits.map((at) => (Number.isInteger(at) ? number(at) : '')),
      },
    ],
    series: [
      {},
      // The highest is painted first, and those below it over it.
      ...layers
        .map(({ colour }) => ({
          fill: colourOf(element, `--c-chart-${colour}`),
          stroke: colourOf(element, '--surface-raised'),
          width: 1.5,
          points: { show: false },
          ...(pathsOf && { paths: pathsOf }),
        }))
        .toReversed(),
    ],
    hooks: {
      draw: [(plot) => drawMarks(plot, marks, muted, font)],
      setCursor: [
        ({ cursor: { idx, left = -1 } }) =>
          show(idx === null || idx === undefined || left < 0 ? null : { index: idx, left }),
      ],
    },
  };
};

/** Layers on top of each other over days or hours, drawn sharp on any screen and in both schemes. */
export function AreaChart(props: AreaChartProps) {
  const { layers, nameOf, totalText, pendingText, number } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [at, setAt] = useState<{ index: number; left: number } | null>(null);
  const data = JSON.stringify(layers.map(({ name, values }) => [name, values]));
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let plot: uPlot | null = null;
    const draw = () => {
      plot?.destroy();
      const { layers: drawn } = latest.current;
      const length = drawn[0]?.values.length ?? 0;
      const x = Array.from({ length }, (_, index) => index);
      plot = new uPlot(
        optionsOf(element, latest.current, setAt),
        [x, ...stacked(drawn).toReversed()],
        element,
      );
    };
    draw();
    const sizes = new ResizeObserver(() =>
      plot?.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    sizes.observe(element);
    const schemes = new MutationObserver(draw);
    schemes.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', draw);
    return () => {
      sizes.disconnect();
      schemes.disconnect();
      dark.removeEventListener('change', draw);
      plot?.destroy();
    };
  }, [data]);
  const total = at ? layers.reduce((sum, { values }) => sum + (values[at.index] ?? 0), 0) : 0;
  const isPending = at !== null && layers[0]?.values[at.index] === null;
  const isRight = at !== null && at.index * 2 > (layers[0]?.values.length ?? 0);
  return (
    <div className="c-area">
      <div ref={place} className="c-area__plot" aria-hidden="true" />
      {at && (
        <div
          className="c-area__tip"
          aria-hidden="true"
          style={{ left: at.left + (isRight ? -132 : 64) }}
        >
          <b>{nameOf(at.index)}</b>
          <span>{isPending ? pendingText : totalText(total)}</span>
          {(isPending ? [] : layers)
            .map(({ name, colour, values }) => (
              <span key={name}>
                <i className={`c-key c-key--${colour}`} />
                {name}
                <b>{number(values[at.index] ?? 0)}</b>
              </span>
            ))
            .toReversed()}
        </div>
      )}
    </div>
  );
}
