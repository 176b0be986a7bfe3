import { SearchOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { CrashMark } from '../../ui/CrashMark.tsx';
import { lazyComponent, usePrefetched } from '../../ui/lazyComponent.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import type { Begun } from './MenuSearchSelect.tsx';
import { useSearchKey } from './useSearchKey.ts';

const NAME = '搜索菜单';
const HINT = '搜索菜单、记录';

const LazySelect = lazyComponent('MenuSearchSelect', () =>
  import('./MenuSearchSelect.tsx').then((part) => part.MenuSearchSelect),
);

interface MenuSearchProps {
  shortcut?: boolean;
  /** What was chosen is being opened. */
  onChosen?: (() => void) | undefined;
}

/** Finds pages, actions and records by their words and goes there; fetched when it is wanted or the page is drawn. */
export function MenuSearch({ shortcut = false, onChosen }: MenuSearchProps) {
  const [begun, setBegun] = useState<Begun>();
  const { there, failed } = usePrefetched(LazySelect, useIdle() || begun !== undefined);
  const hint = shortcut ? `${HINT} Ctrl K` : HINT;
  const place = <SearchPlace hint={hint} shortcut={shortcut} begun={begun} onChange={setBegun} />;
  // One and the same until the other has come: whoever types already keeps the focus, and the words go along.
  const asked = begun !== undefined && (begun.text !== '' || begun.taken);
  if (!(there || (failed && asked)) || begun?.composing) return place;
  return (
    <Boundary name={NAME} instead={(broken) => <CrashMark {...broken} name={NAME} />}>
      <Suspense fallback={place}>
        <LazySelect shortcut={shortcut} hint={hint} begun={begun} onChosen={onChosen} />
      </Suspense>
    </Boundary>
  );
}

const NOTHING: Begun = { text: '', composing: false, taken: false };

interface SearchPlaceProps {
  hint: string;
  shortcut: boolean;
  begun: Begun | undefined;
  onChange: (begun: Begun) => void;
}

/** Looks like the search box, and takes what is typed until it has come. */
function SearchPlace({ hint, shortcut, begun, onChange }: SearchPlaceProps) {
  const { token } = theme.useToken();
  const input = useRef<HTMLInputElement>(null);
  useSearchKey(shortcut, () => input.current?.focus());
  const tell = (change: Partial<Begun>) => onChange({ ...NOTHING, ...begun, ...change });
  return (
    <span
      className="weft-search weft-search-place"
      style={{
        height: token.controlHeight,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorder}`,
        borderRadius: token.borderRadius,
      }}
    >
      <input
        ref={input}
        aria-label={NAME}
        placeholder={hint}
        value={begun?.text ?? ''}
        onFocus={() => tell({})}
        onChange={({ target }) => tell({ text: target.value })}
        onCompositionStart={() => tell({ composing: true })}
        onCompositionEnd={() => tell({ composing: false })}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) tell({ taken: true });
        }}
        style={{ color: token.colorText }}
      />
      <SearchOutlined style={{ color: token.colorTextTertiary, fontSize: 12 }} />
    </span>
  );
}
