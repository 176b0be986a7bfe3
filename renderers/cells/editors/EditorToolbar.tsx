import { Button, Tooltip } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import './editors.css';
import { POPOVER_CLASS_NAMES } from '../drawing/popup.ts';

/** A button above a text; `shown` is an icon or one or two letters. */
export interface Tool {
  key: string;
  title: string;
  /** The keys that do the same: `Ctrl+B`. */
  keys?: string;
  shown: ReactNode;
  active?: boolean;
  disabled?: boolean;
  run: () => void;
  /** Hangs what the tool asks for on its button. */
  around?: (button: ReactNode) => ReactNode;
}

interface EditorToolbarProps {
  label: string;
  /** Groups, a hairline between them. */
  groups: readonly (readonly Tool[])[];
  children?: ReactNode;
}

/** Buttons above a text: one stop for Tab, arrows go from one to the next. */
export function EditorToolbar({ label, groups, children }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(groups[0]?.[0]?.key);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button[data-tool]:enabled') ?? [])];
    const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length];
    event.preventDefault();
    setStop(next?.dataset.tool);
    next?.focus();
  };
  return (
    <div ref={bar} className="editor-toolbar" role="toolbar" aria-label={label} onKeyDown={move}>
      {groups.map((tools) => (
        <span key={tools[0]?.key} className="editor-tools">
          {tools.map((tool) => (
            <ToolButton key={tool.key} tool={tool} stop={tool.key === stop} />
          ))}
        </span>
      ))}
      {children}
    </div>
  );
}

function ToolButton({ tool, stop }: { tool: Tool; stop: boolean }) {
  const { key, title, keys, shown, active = false, disabled = false, run, around } = tool;
  const button = (
    <Tooltip title={keys ? `${title}（${keys}）` : title} mouseEnterDelay={0.4} classNames={POPOVER_CLASS_NAMES}>
      <Button
        type="text"
        size="small"
        data-tool={key}
        className={active ? 'editor-tool editor-tool-active' : 'editor-tool'}
        tabIndex={stop ? 0 : -1}
        disabled={disabled}
        // Letters that are seen are said, too: whoever speaks to the page says what stands there.
        aria-label={typeof shown === 'string' ? `${title} ${shown}` : title}
        aria-pressed={active}
        // The text keeps the keyboard, and with it what is selected.
        onMouseDown={(event) => event.preventDefault()}
        onClick={run}
      >
        {shown}
      </Button>
    </Tooltip>
  );
  return around ? around(button) : button;
}
