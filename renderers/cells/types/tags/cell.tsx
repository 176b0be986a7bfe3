import type { Cell } from '../../Cell.ts';
import { tagMark } from '../../drawing/codesDrawing.ts';
import { TagsEditor } from './TagsEditor.tsx';
import { tagColor, tagsOf } from './tagsText.ts';

/** Words of two characters, semicolon-joined. */
export const tagsCell: Cell<'tags'> = {
  display: {
    align: 'left',
    format: (value) => tagsOf(value).join(';'),
    drawing: {
      wanted: () => true,
      draw: (element, value, column) => {
        for (const tag of tagsOf(value)) element.append(tagMark(tag, tagColor(tag, column.setTagColor)));
      },
    },
  },
  Editor: TagsEditor,
  query: { type: 'input' },
};
