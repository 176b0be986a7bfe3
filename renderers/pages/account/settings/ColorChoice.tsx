import { CheckOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { PRESET_COLORS, type PresetColor } from '../../../../engine/session/layout.ts';
import { useSettings } from '../../../services/queries.ts';

export interface ColorChoiceProps {
  labelledBy: string;
  /** Null: the product's own colour. */
  value: PresetColor | null;
  onChange: (color: PresetColor) => void;
}

const PRESETS = Object.keys(PRESET_COLORS) as PresetColor[];

/** The eight colours, each with its name. */
export function ColorChoice({ labelledBy, value, onChange }: ColorChoiceProps) {
  const name = useId();
  const own = useSettings().settings.primaryColor.toUpperCase();
  const chosen = value ?? PRESETS.find((preset) => PRESET_COLORS[preset].color === own);
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="weft-colors">
      {PRESETS.map((preset) => {
        const { title, color } = PRESET_COLORS[preset];
        return (
          <label key={preset} title={title}>
            <input
              type="radio"
              name={name}
              aria-label={title}
              checked={chosen === preset}
              onChange={() => onChange(preset)}
            />
            <span style={{ background: color }}>{chosen === preset ? <CheckOutlined /> : null}</span>
          </label>
        );
      })}
    </div>
  );
}
