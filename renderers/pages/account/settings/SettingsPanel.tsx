import { Button, Divider, Radio, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import {
  DEFAULT_LAYOUT,
  type LayoutSettings,
  PRESET_COLORS,
  type PresetColor,
} from '../../../../engine/session/layout.ts';
import { useLayout } from '../../../services/useLayout.ts';
import './settings.css';
import { CheckOutlined } from '@ant-design/icons';
import { useSettings } from '../../../services/queries.ts';

const PRESETS = Object.keys(PRESET_COLORS) as PresetColor[];

/** Every setting of the frame with its rule; a change shows at once. */
export function SettingsPanel() {
  const [layout, change] = useLayout();
  const top = layout.layout === 'topmenu';
  return (
    <div className="weft-settings">
      <Choice
        title="菜单主题"
        value={layout.theme}
        options={[
          { value: 'light', label: '亮色' },
          { value: 'dark', label: '暗色' },
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Setting title="主题色" below>
        {(id) => <ColorChoice labelledBy={id} value={layout.color} onChange={(color) => change({ color })} />}
      </Setting>
      <Toggle name="dark" title="深色模式" layout={layout} change={change} />
      <Toggle name="weak" title="色弱模式" layout={layout} change={change} />
      <Divider />
      <Choice
        title="导航模式"
        value={layout.layout}
        options={[
          { value: 'sidemenu', label: '侧边菜单' },
          { value: 'topmenu', label: '顶部菜单' },
        ]}
        onChange={(chosen) => change({ layout: chosen })}
      />
      <Choice
        title="内容区域宽度"
        value={layout.contentWidth}
        options={[
          { value: 'Fixed', label: '定宽' },
          { value: 'Fluid', label: '流式', disabled: !top },
        ]}
        reason={top ? undefined : '流式仅用于顶部菜单'}
        onChange={(contentWidth) => change({ contentWidth })}
      />
      <Toggle name="fixedHeader" title="固定 Header" layout={layout} change={change} />
      <Toggle
        name="autoHideHeader"
        title="下滑时隐藏 Header"
        reason={layout.fixedHeader ? undefined : '需要先固定 Header'}
        layout={layout}
        change={change}
      />
      <Toggle
        name="fixSiderbar"
        title="固定侧边菜单"
        reason={top ? '顶部菜单时不可用' : undefined}
        layout={layout}
        change={change}
      />
      <Toggle name="multipage" title="多页签模式" layout={layout} change={change} />
      <Divider />
      <Button block onClick={() => change(DEFAULT_LAYOUT)}>
        恢复默认
      </Button>
    </div>
  );
}

interface SettingProps {
  title: string;
  /** Why it cannot be changed now. */
  reason?: string | undefined;
  /** Too wide to stand beside its title. */
  below?: boolean;
  /** Given the id of the title, or of the reason where there is one. */
  children: (titleId: string, reasonId: string | undefined) => ReactNode;
}

function Setting({ title, reason, below, children }: SettingProps) {
  const id = useId();
  return (
    <div className={below ? 'weft-setting weft-setting-below' : 'weft-setting'}>
      <span>
        <span id={id}>{title}</span>
        {reason ? (
          <small id={`${id}reason`} className="weft-setting-reason">
            {reason}
          </small>
        ) : null}
      </span>
      {children(id, reason ? `${id}reason` : undefined)}
    </div>
  );
}

interface ChoiceProps<Value extends string> extends Omit<SettingProps, 'children'> {
  value: Value;
  options: { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ title, reason, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Setting title={title} reason={reason}>
      {(id, reasonId) => (
        <Radio.Group
          aria-labelledby={id}
          aria-describedby={reasonId}
          optionType="button"
          size="small"
          value={value}
          options={options}
          onChange={(event) => onChange(event.target.value as Value)}
        />
      )}
    </Setting>
  );
}

type Switchable = 'dark' | 'weak' | 'fixedHeader' | 'autoHideHeader' | 'fixSiderbar' | 'multipage';

interface ToggleProps extends Omit<SettingProps, 'children'> {
  name: Switchable;
  layout: LayoutSettings;
  change: (changes: Partial<LayoutSettings>) => void;
}

function Toggle({ name, title, reason, layout, change }: ToggleProps) {
  return (
    <Setting title={title} reason={reason}>
      {(id, reasonId) => (
        <Switch
          aria-labelledby={id}
          aria-describedby={reasonId}
          checked={layout[name]}
          disabled={reason !== undefined}
          onChange={(checked) => change({ [name]: checked })}
        />
      )}
    </Setting>
  );
}

interface ColorChoiceProps {
  labelledBy: string;
  /** Null: the product's own colour. */
  value: PresetColor | null;
  onChange: (color: PresetColor) => void;
}

/** The eight colours, each with its name. */
function ColorChoice({ labelledBy, value, onChange }: ColorChoiceProps) {
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
