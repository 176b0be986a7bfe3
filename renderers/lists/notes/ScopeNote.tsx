import { FilterOutlined } from '@ant-design/icons';
import { usePermissionsQuery } from '../../services/queries.ts';
import { PageNote } from '../../ui/PageSlots.tsx';

/** Says that the rows of a page are not all there are, and which. */
export function ScopeNote({ code }: { code: string }) {
  const { data } = usePermissionsQuery();
  const note = data?.rowScopes[code];
  if (note === undefined) return null;
  return (
    <PageNote>
      <p className="scope-note" role="note">
        <FilterOutlined /> {note}
      </p>
    </PageNote>
  );
}
