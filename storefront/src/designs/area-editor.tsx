import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/designs';
import { useEffect, useRef, type CSSProperties, type PointerEvent } from 'react';
import styles from './area-editor.module.css';
import { settledIn, type Area, type Placing } from './placing';

interface AreaEditorProps {
  area: Area;
  placing: Placing;
  /** Height by width of the design. */
  aspect: number;
  /** The address of its picture. */
  picture: string | undefined;
  /** What it lies on. */
  cloth: string | undefined;
  onChange: (placing: Placing) => void;
}

/**
 * The print area to scale, with the design in it: one unit is a millimetre. It is for pointers; the figures beside it do the
 * same by keys, and say it.
 */
export function AreaEditor({ area, placing, aspect, picture, cloth, onChange }: AreaEditorProps) {
  const t = useTexts(texts);
  const drawing = useRef<SVGSVGElement>(null);
  const { widthMm, xMm, yMm } = placing;
  const [width, height] = [widthMm, widthMm * aspect];
  const [left, top] = [area.widthMm / 2 + xMm - width / 2, area.heightMm / 2 + yMm - height / 2];

  // A finger on the design carries it, beside it the page: no `touch-action` tells the parts of a drawing apart, and
  // React's own listeners call nothing off.
  useEffect(() => {
    const area = drawing.current;
    const hold = (event: TouchEvent) => {
      if (event.target !== area) event.preventDefault();
    };
    area?.addEventListener('touchstart', hold, { passive: false });
    return () => area?.removeEventListener('touchstart', hold);
  }, []);

  /** Follows a pointer from here on, in millimetres from where it went down. */
  const follow = (event: PointerEvent, changed: (xMm: number, yMm: number) => Placing) => {
    const perPixel = 1 / (drawing.current?.getScreenCTM()?.a ?? 1);
    const { currentTarget: handle, clientX, clientY } = event;
    event.preventDefault();
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
    const moved = ({ clientX: x, clientY: y }: globalThis.PointerEvent) =>
      onChange(settledIn(area, aspect, changed((x - clientX) * perPixel, (y - clientY) * perPixel)));
    const controller = new AbortController();
    const listen = { signal: controller.signal };
    handle.addEventListener('pointermove', moved as EventListener, listen);
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'])
      handle.addEventListener(end, () => controller.abort(), listen);
  };

  return (
    <figure className={styles.editor}>
      <svg
        ref={drawing}
        aria-hidden="true"
        viewBox={`0 0 ${area.widthMm} ${area.heightMm}`}
        className={styles.area}
        style={{ '--proportion': area.widthMm / area.heightMm, backgroundColor: cloth } as CSSProperties}
      >
        <g
          className={styles.design}
          onPointerDown={(event) => follow(event, (x, y) => ({ ...placing, xMm: xMm + x, yMm: yMm + y }))}
        >
          <rect x={left} y={top} width={width} height={height} fill="transparent" />
          {picture !== undefined && (
            <image href={picture} x={left} y={top} width={width} height={height} preserveAspectRatio="none" />
          )}
          <rect x={left} y={top} width={width} height={height} className={styles.frame} />
        </g>
        <circle
          cx={left + width}
          cy={top + height}
          r={handleOf(area, width, height)}
          className={styles.handle}
          onPointerDown={(event) => follow(event, (x) => ({ ...placing, widthMm: widthMm + 2 * x }))}
        />
      </svg>
      <figcaption>{t.drag}</figcaption>
    </figure>
  );
}

/** The radius of the corner that resizes it, in millimetres. It leaves the middle of a small design to be dragged. */
function handleOf(area: Area, width: number, height: number): number {
  return Math.min(area.widthMm / 22, 0.3 * Math.hypot(width, height));
}
