import { Button, Input, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { NoticeFilter } from './useMyNotices.ts';

const EMPTY: NoticeFilter = { titile: '', sender: '', readFlag: '' };

const READ = [
  { value: '0', label: '未读' },
  { value: '1', label: '已读' },
];

interface NoticeFiltersProps {
  onSearch: (filter: NoticeFilter) => void;
  onReset: () => void;
}

/** What my announcements are looked through by. */
export function NoticeFilters({ onSearch, onReset }: NoticeFiltersProps) {
  const id = useId();
  const [draft, setDraft] = useState(EMPTY);
  const change = (changes: Partial<NoticeFilter>) => setDraft({ ...draft, ...changes });
  return (
    <form
      className="notice-filters"
      aria-label="查询条件"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...draft, titile: draft.titile.trim(), sender: draft.sender.trim() });
      }}
    >
      <Field title="标题" id={`${id}titile`}>
        <Input
          id={`${id}titile`}
          allowClear
          maxLength={100}
          placeholder="标题中的文字"
          value={draft.titile}
          onChange={({ target }) => change({ titile: target.value })}
        />
      </Field>
      <Field title="发布人" id={`${id}sender`}>
        <Input
          id={`${id}sender`}
          allowClear
          maxLength={100}
          placeholder="姓名或账号"
          value={draft.sender}
          onChange={({ target }) => change({ sender: target.value })}
        />
      </Field>
      <Field title="状态" id={`${id}read`}>
        <Select
          id={`${id}read`}
          allowClear
          placeholder="全部"
          options={READ}
          value={draft.readFlag || undefined}
          onChange={(readFlag?: string) => change({ readFlag: readFlag ?? '' })}
        />
      </Field>
      <div className="notice-buttons">
        <Button type="primary" htmlType="submit">
          查询
        </Button>
        <Button
          onClick={() => {
            setDraft(EMPTY);
            onReset();
          }}
        >
          重置
        </Button>
      </div>
    </form>
  );
}

function Field({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <div className="notice-filter">
      <label htmlFor={id}>{title}</label>
      {children}
    </div>
  );
}
