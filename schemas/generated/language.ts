// Written by `npm run types` from schemas/*.schema.json. Do not edit.
import type { CellType } from './types.ts';

/** Value kind of each cell type (`x-kind` of its schema). */
export const cellKinds = {
  "checkbox": "flag",
  "checkbox_meta": "flag",
  "date": "date",
  "datetime": "datetime",
  "ellipsis": "text",
  "file": "files",
  "hidden": "text",
  "image": "files",
  "input": "text",
  "inputNumber": "number",
  "input_pop": "text",
  "list_multi": "codes",
  "normal": "text",
  "popup": "text",
  "progress": "number",
  "radio": "code",
  "sel_depart": "reference",
  "sel_search": "code",
  "sel_search_async": "code",
  "sel_user": "reference",
  "select": "code",
  "slot": "text",
  "switch": "flag",
  "tags": "text",
  "textarea": "text",
  "time": "time",
  "upload": "files"
} as const satisfies Record<CellType, string>;

/** Every schema by its path under `schemas/`. */
export const schemas: Record<string, Record<string, unknown>> = {
 "action.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ActionEntry",
  "description": "一个按钮：内置代号，或改写其文字的对象。权限码为 前缀:代号。",
  "examples": [
   "add",
   {
    "action": "add",
    "title": "新建订单"
   }
  ],
  "type": [
   "string",
   "object"
  ],
  "if": {
   "type": "string"
  },
  "then": {
   "$ref": "#/$defs/name"
  },
  "else": {
   "$ref": "#/$defs/action"
  },
  "$defs": {
   "name": {
    "title": "ActionName",
    "type": "string",
    "description": "内置动作：add 新增，edit 编辑，detail 详情，delete 删除，batch_delete 批量删除，export 导出。",
    "examples": [
     "add"
    ],
    "enum": [
     "add",
     "edit",
     "detail",
     "delete",
     "batch_delete",
     "export"
    ]
   },
   "action": {
    "title": "Action",
    "type": "object",
    "description": "改写文字的按钮。",
    "examples": [
     {
      "action": "export",
      "title": "导出 CSV"
     }
    ],
    "required": [
     "action"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "action": {
      "allOf": [
       {
        "$ref": "#/$defs/name"
       }
      ],
      "description": "内置动作的代号。",
      "examples": [
       "add"
      ]
     },
     "title": {
      "type": "string",
      "description": "按钮文字。",
      "examples": [
       "新建订单"
      ],
      "minLength": 1
     }
    }
   }
  }
 },
 "app.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "App",
  "description": "产品设置：标题、首页、主题、安全。",
  "examples": [
   {
    "title": "织屏",
    "shortTitle": "织屏",
    "home": "/dashboard/analysis"
   }
  ],
  "required": [
   "title",
   "shortTitle",
   "home"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "织屏 · 跨境卖家后台"
    ],
    "minLength": 1
   },
   "shortTitle": {
    "type": "string",
    "description": "短标题，作浏览器标题的后缀。",
    "examples": [
     "织屏"
    ],
    "minLength": 1
   },
   "home": {
    "type": "string",
    "description": "登录后的首页路径。",
    "examples": [
     "/dashboard/analysis"
    ],
    "minLength": 1,
    "pattern": "^/"
   },
   "timeZone": {
    "type": "string",
    "description": "业务时区。",
    "examples": [
     "Asia/Shanghai"
    ],
    "minLength": 1,
    "default": "Asia/Shanghai"
   },
   "captcha": {
    "type": "boolean",
    "description": "登录总是要求验证码；否则连续失败后才要求。",
    "examples": [
     false
    ],
    "default": false
   },
   "openRoutes": {
    "type": "array",
    "description": "无需登录的附加路径。",
    "examples": [
     [
      "/user/erptable"
     ]
    ],
    "items": {
     "type": "string",
     "description": "前端路径。",
     "examples": [
      "/erptable"
     ],
     "pattern": "^/"
    }
   },
   "theme": {
    "title": "ThemeSettings",
    "type": "object",
    "description": "主题。",
    "examples": [
     {
      "primaryColor": "#1890FF"
     }
    ],
    "unevaluatedProperties": false,
    "properties": {
     "primaryColor": {
      "type": "string",
      "description": "主色。",
      "examples": [
       "#1890FF"
      ],
      "minLength": 1,
      "pattern": "^#[0-9A-Fa-f]{6}$",
      "default": "#1890FF"
     }
    }
   },
   "signature": {
    "title": "SignatureSettings",
    "type": "object",
    "description": "需要校验签名的接口。",
    "examples": [
     {
      "paths": [
       "/sys/dict/loadDict/"
      ]
     }
    ],
    "required": [
     "paths"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "paths": {
      "type": "array",
      "description": "路径前缀。",
      "examples": [
       [
        "/sys/dict/getDictItems/"
       ]
      ],
      "items": {
       "type": "string",
       "description": "路径前缀。",
       "examples": [
        "/sys/dict/loadDict/"
       ],
       "pattern": "^/"
      }
     }
    }
   }
  }
 },
 "cells/checkbox.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CheckboxColumn",
  "description": "复选框，直接点选；默认 Y 与 N。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "checkbox"
   }
  ],
  "x-kind": "flag",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "checkbox",
    "description": "单元格类型：复选框，直接点选；默认 Y 与 N。",
    "examples": [
     "checkbox"
    ]
   },
   "customValue": {
    "type": "array",
    "description": "开与关各存什么。",
    "examples": [
     [
      "Y",
      "N"
     ]
    ],
    "default": [
     "Y",
     "N"
    ],
    "minItems": 2,
    "maxItems": 2,
    "items": {
     "type": "string",
     "description": "存储的值。",
     "examples": [
      "Y"
     ]
    }
   },
   "defaultChecked": {
    "type": "boolean",
    "description": "新增时勾选。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 },
 "cells/checkbox_meta.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CheckboxMetaColumn",
  "description": "朴素的复选框，点选即改，默认 Y 与 N。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "checkbox_meta"
   }
  ],
  "x-kind": "flag",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "checkbox_meta",
    "description": "单元格类型：朴素的复选框，点选即改，默认 Y 与 N。",
    "examples": [
     "checkbox_meta"
    ]
   },
   "customValue": {
    "type": "array",
    "description": "开与关各存什么。",
    "examples": [
     [
      "Y",
      "N"
     ]
    ],
    "default": [
     "Y",
     "N"
    ],
    "minItems": 2,
    "maxItems": 2,
    "items": {
     "type": "string",
     "description": "存储的值。",
     "examples": [
      "Y"
     ]
    }
   }
  }
 },
 "cells/date.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "DateColumn",
  "description": "日期 YYYY-MM-DD。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "date"
   }
  ],
  "x-kind": "date",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "date",
    "description": "单元格类型：日期 YYYY-MM-DD。",
    "examples": [
     "date"
    ]
   }
  }
 },
 "cells/datetime.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "DatetimeColumn",
  "description": "日期时间 YYYY-MM-DD HH:mm:ss，本地时间。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "datetime"
   }
  ],
  "x-kind": "datetime",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "datetime",
    "description": "单元格类型：日期时间 YYYY-MM-DD HH:mm:ss，本地时间。",
    "examples": [
     "datetime"
    ]
   }
  }
 },
 "cells/ellipsis.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "EllipsisColumn",
  "description": "过长的文字截断显示，悬停看全文；只读。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "ellipsis"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "ellipsis",
    "description": "单元格类型：过长的文字截断显示，悬停看全文；只读。",
    "examples": [
     "ellipsis"
    ]
   },
   "ellipsisLength": {
    "type": "integer",
    "description": "最多显示几个字符。",
    "examples": [
     25
    ],
    "minimum": 2,
    "maximum": 200,
    "default": 25
   }
  }
 },
 "cells/file.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "FileColumn",
  "description": "附件，文件名截短显示，可下载与移除。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "file"
   }
  ],
  "x-kind": "files",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "file",
    "description": "单元格类型：附件，文件名截短显示，可下载与移除。",
    "examples": [
     "file"
    ]
   },
   "accept": {
    "type": "array",
    "description": "接受的扩展名；省略时为服务器允许的全部。",
    "examples": [
     [
      ".pdf",
      ".png"
     ]
    ],
    "items": {
     "type": "string",
     "description": "扩展名。",
     "examples": [
      ".pdf"
     ],
     "pattern": "^\\.[a-z0-9]{1,8}$"
    }
   },
   "allowDownload": {
    "type": "boolean",
    "description": "可下载。",
    "examples": [
     true
    ],
    "default": true
   },
   "allowRemove": {
    "type": "boolean",
    "description": "可移除。",
    "examples": [
     true
    ],
    "default": true
   },
   "number": {
    "type": "integer",
    "description": "最多几个。",
    "examples": [
     3
    ],
    "minimum": 1,
    "maximum": 50,
    "default": 5
   }
  }
 },
 "cells/hidden.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "HiddenColumn",
  "description": "不显示，随行保存。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "hidden"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "hidden",
    "description": "单元格类型：不显示，随行保存。",
    "examples": [
     "hidden"
    ]
   }
  }
 },
 "cells/image.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ImageColumn",
  "description": "图片，缩略显示，可预览与移除。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "image"
   }
  ],
  "x-kind": "files",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "image",
    "description": "单元格类型：图片，缩略显示，可预览与移除。",
    "examples": [
     "image"
    ]
   },
   "accept": {
    "type": "array",
    "description": "接受的扩展名；省略时为服务器允许的全部。",
    "examples": [
     [
      ".pdf",
      ".png"
     ]
    ],
    "items": {
     "type": "string",
     "description": "扩展名。",
     "examples": [
      ".pdf"
     ],
     "pattern": "^\\.[a-z0-9]{1,8}$"
    }
   },
   "allowDownload": {
    "type": "boolean",
    "description": "可下载。",
    "examples": [
     true
    ],
    "default": true
   },
   "allowRemove": {
    "type": "boolean",
    "description": "可移除。",
    "examples": [
     true
    ],
    "default": true
   },
   "number": {
    "type": "integer",
    "description": "最多几张。",
    "examples": [
     3
    ],
    "minimum": 1,
    "maximum": 50,
    "default": 5
   }
  }
 },
 "cells/input.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "InputColumn",
  "description": "单行文本输入。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "input"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "input",
    "description": "单元格类型：单行文本输入。",
    "examples": [
     "input"
    ]
   },
   "maxLength": {
    "type": "integer",
    "description": "最多字符数；省略时取列长度。",
    "examples": [
     30
    ],
    "minimum": 1
   }
  }
 },
 "cells/inputNumber.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "InputNumberColumn",
  "description": "数值输入；非法输入还原，失焦时非法变空。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "inputNumber"
   }
  ],
  "x-kind": "number",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "inputNumber",
    "description": "单元格类型：数值输入；非法输入还原，失焦时非法变空。",
    "examples": [
     "inputNumber"
    ]
   },
   "min": {
    "type": "number",
    "description": "最小值。",
    "examples": [
     0
    ]
   },
   "max": {
    "type": "number",
    "description": "最大值。",
    "examples": [
     99999
    ]
   },
   "precision": {
    "type": "integer",
    "description": "显示与存储的小数位数；百分比时为百分数的小数位数。",
    "examples": [
     2
    ],
    "minimum": 0,
    "maximum": 12
   },
   "thousands": {
    "type": "boolean",
    "description": "显示千分位。",
    "examples": [
     true
    ],
    "default": true
   },
   "format": {
    "type": "string",
    "description": "显示样式：plain 普通，percent 百分比（存 0.12 显示 12.0%）。",
    "examples": [
     "percent"
    ],
    "minLength": 1,
    "enum": [
     "plain",
     "percent"
    ],
    "default": "plain"
   },
   "unit": {
    "type": "string",
    "description": "单位或货币，显示在列头。",
    "examples": [
     "₹"
    ],
    "minLength": 1
   }
  }
 },
 "cells/input_pop.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "InputPopColumn",
  "description": "单行显示，弹出多行输入。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "input_pop"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "input_pop",
    "description": "单元格类型：单行显示，弹出多行输入。",
    "examples": [
     "input_pop"
    ]
   },
   "popWidth": {
    "type": "integer",
    "description": "弹出框宽度，像素。",
    "examples": [
     150
    ],
    "minimum": 100,
    "maximum": 800,
    "default": 150
   },
   "popHeight": {
    "type": "integer",
    "description": "弹出框高度，像素。",
    "examples": [
     200
    ],
    "minimum": 60,
    "maximum": 600,
    "default": 200
   }
  }
 },
 "cells/list_multi.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ListMultiColumn",
  "description": "下拉多选，值以逗号相连。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "list_multi"
   }
  ],
  "x-kind": "codes",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "list_multi",
    "description": "单元格类型：下拉多选，值以逗号相连。",
    "examples": [
     "list_multi"
    ]
   },
   "allowSearch": {
    "type": "boolean",
    "description": "可输入文字筛选。",
    "examples": [
     true
    ],
    "default": true
   },
   "dictCode": {
    "type": "string",
    "description": "字典编码，见 screens/dictionaries。",
    "examples": [
     "order_status"
    ],
    "minLength": 1,
    "x-ref": "dictionary"
   },
   "options": {
    "type": "array",
    "description": "就地写出的选项；与 dictCode 二选一。",
    "examples": [
     [
      {
       "value": "Y",
       "text": "是"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "../option.schema.json"
    }
   }
  }
 },
 "cells/normal.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "NormalColumn",
  "description": "只读文本。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "normal"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "normal",
    "description": "单元格类型：只读文本。",
    "examples": [
     "normal"
    ]
   }
  }
 },
 "cells/popup.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PopupColumn",
  "description": "打开选择器选记录，带回本行的几个字段。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "popup",
    "picker": "demo/products",
    "orgFields": [
     "name"
    ],
    "destFields": [
     "demo"
    ]
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type",
   "picker",
   "orgFields",
   "destFields"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "popup",
    "description": "单元格类型：打开选择器选记录，带回本行的几个字段。",
    "examples": [
     "popup"
    ]
   },
   "picker": {
    "type": "string",
    "description": "选择器的路径。",
    "examples": [
     "demo/products"
    ],
    "minLength": 1,
    "x-ref": "picker"
   },
   "orgFields": {
    "type": "array",
    "description": "选择器里取哪些列。",
    "examples": [
     [
      "name"
     ]
    ],
    "minItems": 1,
    "items": {
     "type": "string",
     "description": "字段的 key。",
     "examples": [
      "name"
     ],
     "minLength": 1
    }
   },
   "destFields": {
    "type": "array",
    "description": "依次写入本行哪些字段。",
    "examples": [
     [
      "productName"
     ]
    ],
    "minItems": 1,
    "items": {
     "type": "string",
     "description": "字段的 key。",
     "examples": [
      "productName"
     ],
     "minLength": 1
    }
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 },
 "cells/progress.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ProgressColumn",
  "description": "进度条，0 到 100，只读。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "progress"
   }
  ],
  "x-kind": "number",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "progress",
    "description": "单元格类型：进度条，0 到 100，只读。",
    "examples": [
     "progress"
    ]
   }
  }
 },
 "cells/radio.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "RadioColumn",
  "description": "单选按钮，取自字典或选项。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "radio"
   }
  ],
  "x-kind": "code",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "radio",
    "description": "单元格类型：单选按钮，取自字典或选项。",
    "examples": [
     "radio"
    ]
   },
   "dictCode": {
    "type": "string",
    "description": "字典编码，见 screens/dictionaries。",
    "examples": [
     "order_status"
    ],
    "minLength": 1,
    "x-ref": "dictionary"
   },
   "options": {
    "type": "array",
    "description": "就地写出的选项；与 dictCode 二选一。",
    "examples": [
     [
      {
       "value": "Y",
       "text": "是"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "../option.schema.json"
    }
   }
  }
 },
 "cells/sel_depart.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelDepartColumn",
  "description": "选部门，存部门编码。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_depart"
   }
  ],
  "x-kind": "reference",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "sel_depart",
    "description": "单元格类型：选部门，存部门编码。",
    "examples": [
     "sel_depart"
    ]
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 },
 "cells/sel_search.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelSearchColumn",
  "description": "在字典里搜索并单选。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_search",
    "dictCode": "order_status"
   }
  ],
  "x-kind": "code",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type",
   "dictCode"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "sel_search",
    "description": "单元格类型：在字典里搜索并单选。",
    "examples": [
     "sel_search"
    ]
   },
   "dictCode": {
    "type": "string",
    "description": "字典编码，见 screens/dictionaries。",
    "examples": [
     "order_status"
    ],
    "minLength": 1,
    "x-ref": "dictionary"
   }
  }
 },
 "cells/sel_search_async.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelSearchAsyncColumn",
  "description": "输入文字向服务器搜索字典并单选。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_search_async",
    "dictCode": "order_status"
   }
  ],
  "x-kind": "code",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type",
   "dictCode"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "sel_search_async",
    "description": "单元格类型：输入文字向服务器搜索字典并单选。",
    "examples": [
     "sel_search_async"
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "每次取几项。",
    "examples": [
     10
    ],
    "minimum": 1,
    "maximum": 100,
    "default": 10
   },
   "dictCode": {
    "type": "string",
    "description": "字典编码，见 screens/dictionaries。",
    "examples": [
     "order_status"
    ],
    "minLength": 1,
    "x-ref": "dictionary"
   }
  }
 },
 "cells/sel_user.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelUserColumn",
  "description": "选用户，存账号。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_user"
   }
  ],
  "x-kind": "reference",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "sel_user",
    "description": "单元格类型：选用户，存账号。",
    "examples": [
     "sel_user"
    ]
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 },
 "cells/select.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelectColumn",
  "description": "下拉单选，取自字典或选项。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "select"
   }
  ],
  "x-kind": "code",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "select",
    "description": "单元格类型：下拉单选，取自字典或选项。",
    "examples": [
     "select"
    ]
   },
   "linkageKey": {
    "type": "string",
    "description": "下一级列的 key：本列一变，下级清空并换成本列值之下的选项（选项的 parent）。",
    "examples": [
     "city"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连。",
    "examples": [
     true
    ],
    "default": false
   },
   "allowInput": {
    "type": "boolean",
    "description": "可输入列表之外的值。",
    "examples": [
     true
    ],
    "default": false
   },
   "allowSearch": {
    "type": "boolean",
    "description": "可输入文字筛选。",
    "examples": [
     true
    ],
    "default": true
   },
   "dictCode": {
    "type": "string",
    "description": "字典编码，见 screens/dictionaries。",
    "examples": [
     "order_status"
    ],
    "minLength": 1,
    "x-ref": "dictionary"
   },
   "options": {
    "type": "array",
    "description": "就地写出的选项；与 dictCode 二选一。",
    "examples": [
     [
      {
       "value": "Y",
       "text": "是"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "../option.schema.json"
    }
   }
  }
 },
 "cells/slot.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SlotColumn",
  "description": "内置的特别显示：copy 可复制，link 链接到 href。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "slot",
    "slotName": "copy"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type",
   "slotName"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "slot",
    "description": "单元格类型：内置的特别显示：copy 可复制，link 链接到 href。",
    "examples": [
     "slot"
    ]
   },
   "slotName": {
    "type": "string",
    "description": "显示方式。",
    "examples": [
     "copy"
    ],
    "minLength": 1,
    "enum": [
     "copy",
     "link"
    ]
   },
   "href": {
    "type": "string",
    "description": "链接地址，可写 {{ 字段名 }}。",
    "examples": [
     "/market/order?orderId={{ orderId }}"
    ],
    "minLength": 1
   }
  }
 },
 "cells/switch.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SwitchColumn",
  "description": "开关，默认 Y 与 N，显示为 是 与 否。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "switch"
   }
  ],
  "x-kind": "flag",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "switch",
    "description": "单元格类型：开关，默认 Y 与 N，显示为 是 与 否。",
    "examples": [
     "switch"
    ]
   },
   "customValue": {
    "type": "array",
    "description": "开与关各存什么。",
    "examples": [
     [
      "Y",
      "N"
     ]
    ],
    "default": [
     "Y",
     "N"
    ],
    "minItems": 2,
    "maxItems": 2,
    "items": {
     "type": "string",
     "description": "存储的值。",
     "examples": [
      "Y"
     ]
    }
   }
  }
 },
 "cells/tags.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "TagsColumn",
  "description": "标签输入，分号相隔。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "tags"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "tags",
    "description": "单元格类型：标签输入，分号相隔。",
    "examples": [
     "tags"
    ]
   },
   "setTagColor": {
    "type": "boolean",
    "description": "按内容上色。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 },
 "cells/textarea.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "TextareaColumn",
  "description": "多行文本，表单中独占一行。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "textarea"
   }
  ],
  "x-kind": "text",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "textarea",
    "description": "单元格类型：多行文本，表单中独占一行。",
    "examples": [
     "textarea"
    ]
   },
   "rows": {
    "type": "integer",
    "description": "可见行数。",
    "examples": [
     3
    ],
    "minimum": 2,
    "maximum": 20,
    "default": 3
   }
  }
 },
 "cells/time.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "TimeColumn",
  "description": "时间 HH:mm:ss。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "time"
   }
  ],
  "x-kind": "time",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "time",
    "description": "单元格类型：时间 HH:mm:ss。",
    "examples": [
     "time"
    ]
   }
  }
 },
 "cells/upload.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "UploadColumn",
  "description": "上传一个文件，显示文件名与进度。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "upload"
   }
  ],
  "x-kind": "files",
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "upload",
    "description": "单元格类型：上传一个文件，显示文件名与进度。",
    "examples": [
     "upload"
    ]
   },
   "accept": {
    "type": "array",
    "description": "接受的扩展名；省略时为服务器允许的全部。",
    "examples": [
     [
      ".pdf",
      ".png"
     ]
    ],
    "items": {
     "type": "string",
     "description": "扩展名。",
     "examples": [
      ".pdf"
     ],
     "pattern": "^\\.[a-z0-9]{1,8}$"
    }
   },
   "allowDownload": {
    "type": "boolean",
    "description": "可下载。",
    "examples": [
     true
    ],
    "default": true
   },
   "allowRemove": {
    "type": "boolean",
    "description": "可移除。",
    "examples": [
     true
    ],
    "default": true
   }
  }
 },
 "column.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ColumnEntry",
  "description": "一列：字段名（全部继承）、只改几处的对象（不写 type），或写明 type 的完整列。",
  "examples": [
   "orderId",
   {
    "key": "amount",
    "width": 120
   },
   {
    "key": "qty",
    "title": "数量",
    "type": "inputNumber"
   }
  ],
  "type": [
   "string",
   "object"
  ],
  "if": {
   "type": "string"
  },
  "then": {
   "$ref": "#/$defs/reference"
  },
  "else": {
   "if": {
    "type": "object",
    "required": [
     "type"
    ]
   },
   "then": {
    "$ref": "#/$defs/column"
   },
   "else": {
    "$ref": "#/$defs/override"
   }
  },
  "$defs": {
   "reference": {
    "title": "FieldReference",
    "type": "string",
    "minLength": 1,
    "description": "字段的 key，全部属性继承自模型。",
    "examples": [
     "orderId"
    ],
    "x-ref": "field"
   },
   "common": {
    "title": "ColumnCommon",
    "type": "object",
    "description": "每种列都有的键。",
    "examples": [
     {
      "key": "orderId",
      "title": "订单号"
     }
    ],
    "required": [
     "key"
    ],
    "properties": {
     "key": {
      "type": "string",
      "description": "字段名，驼峰写法；即行数据与接口里的键。",
      "examples": [
       "orderDate"
      ],
      "minLength": 1,
      "pattern": "^[a-z][A-Za-z0-9]{0,39}$"
     },
     "title": {
      "type": "string",
      "description": "列头与表单标签。",
      "examples": [
       "下单日期"
      ],
      "minLength": 1
     },
     "help": {
      "type": "string",
      "description": "表单里标签旁的说明，列头的提示。",
      "examples": [
       "买家付款的日期"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "列宽，像素。",
      "examples": [
       120
      ],
      "minimum": 24,
      "maximum": 1200
     },
     "minWidth": {
      "type": "integer",
      "description": "最小列宽，像素。",
      "examples": [
       80
      ],
      "minimum": 24,
      "maximum": 1200
     },
     "align": {
      "type": "string",
      "description": "对齐；省略时数值右对齐，其余左对齐。",
      "examples": [
       "right"
      ],
      "minLength": 1,
      "enum": [
       "left",
       "center",
       "right"
      ]
     },
     "fixed": {
      "type": "string",
      "description": "冻结在左或右。",
      "examples": [
       "left"
      ],
      "minLength": 1,
      "enum": [
       "left",
       "right"
      ]
     },
     "sortable": {
      "type": "boolean",
      "description": "列头可点击排序。",
      "examples": [
       true
      ],
      "default": true
     },
     "visible": {
      "type": "boolean",
      "description": "是否显示为列；否则只参与计算与提交。",
      "examples": [
       false
      ],
      "default": true
     },
     "statistics": {
      "type": "array",
      "description": "合计行：sum 合计，average 平均。",
      "examples": [
       [
        "sum"
       ]
      ],
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "统计方式。",
       "examples": [
        "sum"
       ],
       "enum": [
        "sum",
        "average"
       ]
      }
     },
     "placeholder": {
      "type": "string",
      "description": "输入框的提示文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     },
     "defaultValue": {
      "type": [
       "string",
       "number"
      ],
      "description": "新增时的默认值；#{date}、#{datetime}、#{time}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode} 会被替换。",
      "examples": [
       "#{date}"
      ]
     },
     "validateRules": {
      "type": "array",
      "description": "校验规则，依次检查，先错先报。",
      "examples": [
       [
        "required",
        {
         "rule": "length",
         "max": 30
        }
       ]
      ],
      "items": {
       "$ref": "rule.schema.json"
      }
     },
     "disabled": {
      "type": "boolean",
      "description": "表单中只读。",
      "examples": [
       true
      ],
      "default": false
     },
     "restricted": {
      "type": "boolean",
      "description": "读取此字段需要单独授权（权限码为 前缀:字段名）；未授权者看不到、查不到、排不了序。",
      "examples": [
       true
      ],
      "default": false
     },
     "visibleWhen": {
      "$ref": "expression.schema.json",
      "description": "为真时才在表单显示。",
      "examples": [
       "row.status != 'Cancelled'"
      ],
      "x-expression": "bool"
     },
     "disabledWhen": {
      "$ref": "expression.schema.json",
      "description": "为真时表单里只读。",
      "examples": [
       "row.status == 'Shipped'"
      ],
      "x-expression": "bool"
     },
     "requiredWhen": {
      "$ref": "expression.schema.json",
      "description": "为真时必填。",
      "examples": [
       "row.fulfilment == 'Merchant'"
      ],
      "x-expression": "bool"
     },
     "value": {
      "$ref": "expression.schema.json",
      "description": "计算得出的值：CEL 表达式，表单里只读。",
      "examples": [
       "row.qty * row.price"
      ],
      "x-expression": "any"
     },
     "store": {
      "allOf": [
       {
        "$ref": "store.schema.json"
       }
      ],
      "description": "在数据表中的存法；只在模型里写。",
      "examples": [
       {
        "type": "varchar",
        "length": 30
       }
      ]
     },
     "query": {
      "type": [
       "boolean",
       "object"
      ],
      "description": "在查询表单中的样子；true 用默认方式，false 不可查询。",
      "examples": [
       {
        "mode": "like"
       }
      ],
      "if": {
       "type": "object"
      },
      "then": {
       "$ref": "#/$defs/queryHint"
      }
     },
     "form": {
      "type": [
       "boolean",
       "object"
      ],
      "description": "在表单中的样子；false 不出现。",
      "examples": [
       {
        "group": "收货",
        "span": 2
       }
      ],
      "if": {
       "type": "object"
      },
      "then": {
       "$ref": "#/$defs/formHint"
      }
     }
    }
   },
   "override": {
    "title": "ColumnOverride",
    "type": "object",
    "description": "在模型字段的基础上只改写通用的键；要改某类型自己的键，请写明 type。",
    "examples": [
     {
      "key": "amount",
      "width": 120
     }
    ],
    "allOf": [
     {
      "$ref": "#/$defs/common"
     }
    ],
    "unevaluatedProperties": false
   },
   "column": {
    "title": "Column",
    "type": "object",
    "description": "写明类型的列。",
    "examples": [
     {
      "key": "qty",
      "title": "数量",
      "type": "inputNumber"
     }
    ],
    "discriminator": {
     "propertyName": "type"
    },
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "enum": [
       "normal",
       "input",
       "inputNumber",
       "textarea",
       "select",
       "radio",
       "list_multi",
       "switch",
       "date",
       "datetime",
       "time",
       "tags",
       "hidden",
       "checkbox",
       "checkbox_meta",
       "progress",
       "ellipsis",
       "input_pop",
       "sel_search",
       "sel_search_async",
       "popup",
       "sel_user",
       "sel_depart",
       "upload",
       "file",
       "image",
       "slot"
      ],
      "description": "单元格类型。",
      "examples": [
       "input"
      ]
     }
    },
    "oneOf": [
     {
      "$ref": "cells/normal.schema.json"
     },
     {
      "$ref": "cells/input.schema.json"
     },
     {
      "$ref": "cells/inputNumber.schema.json"
     },
     {
      "$ref": "cells/textarea.schema.json"
     },
     {
      "$ref": "cells/select.schema.json"
     },
     {
      "$ref": "cells/radio.schema.json"
     },
     {
      "$ref": "cells/list_multi.schema.json"
     },
     {
      "$ref": "cells/switch.schema.json"
     },
     {
      "$ref": "cells/date.schema.json"
     },
     {
      "$ref": "cells/datetime.schema.json"
     },
     {
      "$ref": "cells/time.schema.json"
     },
     {
      "$ref": "cells/tags.schema.json"
     },
     {
      "$ref": "cells/hidden.schema.json"
     },
     {
      "$ref": "cells/checkbox.schema.json"
     },
     {
      "$ref": "cells/checkbox_meta.schema.json"
     },
     {
      "$ref": "cells/progress.schema.json"
     },
     {
      "$ref": "cells/ellipsis.schema.json"
     },
     {
      "$ref": "cells/input_pop.schema.json"
     },
     {
      "$ref": "cells/sel_search.schema.json"
     },
     {
      "$ref": "cells/sel_search_async.schema.json"
     },
     {
      "$ref": "cells/popup.schema.json"
     },
     {
      "$ref": "cells/sel_user.schema.json"
     },
     {
      "$ref": "cells/sel_depart.schema.json"
     },
     {
      "$ref": "cells/upload.schema.json"
     },
     {
      "$ref": "cells/file.schema.json"
     },
     {
      "$ref": "cells/image.schema.json"
     },
     {
      "$ref": "cells/slot.schema.json"
     }
    ]
   },
   "queryHint": {
    "title": "QueryHint",
    "type": "object",
    "description": "查询项的细节。",
    "examples": [
     {
      "mode": "group",
      "folded": true
     }
    ],
    "unevaluatedProperties": false,
    "properties": {
     "mode": {
      "type": "string",
      "description": "single 等于，like 包含，group 起止两值。",
      "examples": [
       "like"
      ],
      "minLength": 1,
      "enum": [
       "single",
       "like",
       "group"
      ]
     },
     "folded": {
      "type": "boolean",
      "description": "收进「展开」。",
      "examples": [
       true
      ],
      "default": false
     },
     "defaultValue": {
      "type": [
       "string",
       "number"
      ],
      "description": "初始条件。",
      "examples": [
       "Shipped"
      ]
     }
    }
   },
   "formHint": {
    "title": "FormHint",
    "type": "object",
    "description": "表单项的细节。",
    "examples": [
     {
      "group": "收货",
      "span": 2
     }
    ],
    "unevaluatedProperties": false,
    "properties": {
     "group": {
      "type": "string",
      "description": "所属分组的标题。",
      "examples": [
       "收货"
      ],
      "minLength": 1
     },
     "span": {
      "type": "integer",
      "description": "占几列。",
      "examples": [
       2
      ],
      "minimum": 1,
      "maximum": 4,
      "default": 1
     },
     "readOnly": {
      "type": "boolean",
      "description": "只读。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   }
  }
 },
 "columns.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "ColumnsFile",
  "description": "多处共用的一组列。",
  "examples": [
   {
    "title": "订单常用列",
    "columns": [
     "orderId",
     "amount"
    ]
   }
  ],
  "required": [
   "title",
   "columns"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "订单常用列"
    ],
    "minLength": 1
   },
   "columns": {
    "type": "array",
    "description": "列，按显示次序。",
    "examples": [
     [
      "orderId"
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "column.schema.json"
    }
   }
  }
 },
 "dictionary.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "DictionaryFile",
  "description": "字典：一组值与文字。编码即文件名。",
  "examples": [
   {
    "title": "订单状态",
    "items": [
     {
      "value": "Shipped",
      "text": "已发货"
     }
    ]
   }
  ],
  "required": [
   "title",
   "items"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "订单状态"
    ],
    "minLength": 1
   },
   "description": {
    "type": "string",
    "description": "一句话说明，显示在标题之下。",
    "examples": [
     "按月份、省邦、品类汇总订单"
    ],
    "minLength": 1
   },
   "items": {
    "type": "array",
    "description": "字典项，按显示次序。",
    "examples": [
     [
      {
       "value": "Shipped",
       "text": "已发货"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "option.schema.json"
    }
   }
  }
 },
 "expression.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Expression",
  "type": "string",
  "minLength": 1,
  "description": "CEL 表达式。可用名称：row（本行）、old（修改前）、form（整张表单）、rows（子表行）、user（当前用户）、query（查询条件）、now（当前时间）。",
  "examples": [
   "row.status == 'Cancelled'"
  ]
 },
 "form.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "FormFile",
  "description": "多处共用的表单。",
  "examples": [
   {
    "title": "订单表单",
    "columns": 2,
    "fields": [
     "orderId"
    ]
   }
  ],
  "required": [
   "title",
   "fields"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "订单表单"
    ],
    "minLength": 1
   },
   "columns": {
    "type": "integer",
    "description": "每行几列。",
    "examples": [
     2
    ],
    "minimum": 1,
    "maximum": 4,
    "default": 2
   },
   "width": {
    "type": "integer",
    "description": "弹窗宽度，像素。",
    "examples": [
     800
    ],
    "minimum": 400,
    "maximum": 1600,
    "default": 800
   },
   "fields": {
    "type": "array",
    "description": "表单项，按显示次序；省略时为模型的全部字段。",
    "examples": [
     [
      "orderId"
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "column.schema.json"
    }
   }
  }
 },
 "formLayout.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "FormLayout",
  "type": "object",
  "description": "就地写出的表单布局。",
  "examples": [
   {
    "columns": 2,
    "width": 800
   }
  ],
  "unevaluatedProperties": false,
  "properties": {
   "columns": {
    "type": "integer",
    "description": "每行几列。",
    "examples": [
     2
    ],
    "minimum": 1,
    "maximum": 4,
    "default": 2
   },
   "width": {
    "type": "integer",
    "description": "弹窗宽度，像素。",
    "examples": [
     800
    ],
    "minimum": 400,
    "maximum": 1600,
    "default": 800
   },
   "fields": {
    "type": "array",
    "description": "表单项，按显示次序；省略时为模型的全部字段。",
    "examples": [
     [
      "orderId"
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "column.schema.json"
    }
   }
  }
 },
 "gridOptions.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "GridOptions",
  "type": "object",
  "description": "可编辑表格的样子与本事。",
  "examples": [
   {
    "rowNumber": true,
    "dragSort": "orderNum"
   }
  ],
  "unevaluatedProperties": false,
  "properties": {
   "toolbar": {
    "type": "array",
    "description": "工具栏按钮：add 新增，save 保存，remove 删除，clearSelection 清空选择，collapse 展开/收起。",
    "examples": [
     [
      "add",
      "remove"
     ]
    ],
    "uniqueItems": true,
    "items": {
     "type": "string",
     "description": "按钮代号。",
     "examples": [
      "add"
     ],
     "enum": [
      "add",
      "save",
      "remove",
      "clearSelection",
      "collapse"
     ]
    }
   },
   "size": {
    "type": "string",
    "description": "行的疏密。",
    "examples": [
     "small"
    ],
    "minLength": 1,
    "enum": [
     "medium",
     "small",
     "mini",
     "tiny"
    ],
    "default": "medium"
   },
   "rowNumber": {
    "type": "boolean",
    "description": "显示行号列。",
    "examples": [
     true
    ],
    "default": true
   },
   "selection": {
    "type": "string",
    "description": "选择：multiple 多选，single 单选，none 不可选。",
    "examples": [
     "multiple"
    ],
    "minLength": 1,
    "enum": [
     "multiple",
     "single",
     "none"
    ],
    "default": "multiple"
   },
   "dragSort": {
    "type": "string",
    "description": "可拖动排序，次序写入此数值字段，从 1 开始。",
    "examples": [
     "orderNum"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "maxHeight": {
    "type": "integer",
    "description": "最大高度，像素；省略时为 400，整页表格则占满。",
    "examples": [
     400
    ],
    "minimum": 120,
    "maximum": 2000
   },
   "live": {
    "type": "boolean",
    "description": "与他人实时同步已保存的改动。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 },
 "lists/list.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ListScreen",
  "description": "自动列表：查询、表格、分页、增删改。",
  "examples": [
   {
    "title": "订单",
    "type": "list",
    "model": "market/order"
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../screen.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "list",
    "description": "列表类型：自动列表：查询、表格、分页、增删改。",
    "examples": [
     "list"
    ]
   },
   "model": {
    "type": "string",
    "description": "模型的路径。",
    "examples": [
     "market/order"
    ],
    "minLength": 1,
    "x-ref": "model"
   },
   "columns": {
    "type": [
     "string",
     "array"
    ],
    "description": "列：共用文件的路径，或就地写出；省略时为模型的全部可见字段。",
    "examples": [
     [
      "orderId",
      "amount"
     ]
    ],
    "if": {
     "type": "string"
    },
    "then": {
     "type": "string",
     "minLength": 1,
     "x-ref": "columns",
     "description": "columns 文件的路径。",
     "examples": [
      "market/order"
     ]
    },
    "else": {
     "type": "array",
     "minItems": 1,
     "items": {
      "$ref": "../column.schema.json"
     },
     "description": "就地写出。",
     "examples": [
      [
       "orderId"
      ]
     ]
    }
   },
   "query": {
    "type": [
     "string",
     "array"
    ],
    "description": "查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。",
    "examples": [
     [
      "orderId"
     ]
    ],
    "if": {
     "type": "string"
    },
    "then": {
     "type": "string",
     "minLength": 1,
     "x-ref": "query",
     "description": "query 文件的路径。",
     "examples": [
      "market/order"
     ]
    },
    "else": {
     "type": "array",
     "minItems": 1,
     "items": {
      "$ref": "../queryItem.schema.json"
     },
     "description": "就地写出。",
     "examples": [
      [
       "orderId"
      ]
     ]
    }
   },
   "form": {
    "type": [
     "string",
     "object"
    ],
    "description": "表单：共用文件的路径，或就地写出。",
    "examples": [
     {
      "columns": 2
     }
    ],
    "if": {
     "type": "string"
    },
    "then": {
     "type": "string",
     "minLength": 1,
     "x-ref": "form",
     "description": "form 文件的路径。",
     "examples": [
      "market/order"
     ]
    },
    "else": {
     "$ref": "../formLayout.schema.json"
    }
   },
   "toolbar": {
    "type": "array",
    "description": "表格上方的按钮；省略时为 新增、批量删除、导出。",
    "examples": [
     [
      "add",
      "batch_delete",
      "export"
     ]
    ],
    "items": {
     "$ref": "../action.schema.json"
    },
    "default": [
     "add",
     "batch_delete",
     "export"
    ]
   },
   "rowActions": {
    "type": "array",
    "description": "每行的操作；省略时为 编辑、详情、删除。",
    "examples": [
     [
      "edit",
      "detail",
      "delete"
     ]
    ],
    "items": {
     "$ref": "../action.schema.json"
    },
    "default": [
     "edit",
     "detail",
     "delete"
    ]
   },
   "editing": {
    "type": "string",
    "description": "编辑方式：modal 弹窗，inline 在表格里直接改、成批保存。",
    "examples": [
     "inline"
    ],
    "minLength": 1,
    "enum": [
     "modal",
     "inline"
    ],
    "default": "modal"
   },
   "grid": {
    "$ref": "../gridOptions.schema.json",
    "description": "editing 为 inline 时表格的样子。",
    "examples": [
     {
      "rowNumber": true,
      "live": true
     }
    ]
   },
   "sort": {
    "allOf": [
     {
      "$ref": "../sort.schema.json"
     }
    ],
    "description": "默认排序；省略时取自模型。",
    "examples": [
     {
      "column": "orderDate",
      "order": "desc"
     }
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "默认每页条数。",
    "examples": [
     10
    ],
    "enum": [
     10,
     20,
     30
    ],
    "default": 10
   }
  }
 },
 "lists/page.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PageScreen",
  "description": "内置页面，没有数据源。",
  "examples": [
   {
    "title": "订单",
    "type": "page",
    "page": "home"
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../screen.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type",
   "page"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "page",
    "description": "列表类型：内置页面，没有数据源。",
    "examples": [
     "page"
    ]
   },
   "page": {
    "type": "string",
    "description": "内置页面的名字。",
    "examples": [
     "home"
    ],
    "minLength": 1,
    "enum": [
     "home"
    ]
   }
  }
 },
 "lists/report.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ReportScreen",
  "description": "报表：查询、只读表格、合计、导出。",
  "examples": [
   {
    "title": "订单",
    "type": "report",
    "report": "market/order-analysis"
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../screen.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type",
   "report"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "report",
    "description": "列表类型：报表：查询、只读表格、合计、导出。",
    "examples": [
     "report"
    ]
   },
   "report": {
    "type": "string",
    "description": "报表的路径。",
    "examples": [
     "market/order-analysis"
    ],
    "minLength": 1,
    "x-ref": "report"
   },
   "toolbar": {
    "type": "array",
    "description": "表格上方的按钮；省略时为导出。",
    "examples": [
     [
      "export"
     ]
    ],
    "items": {
     "$ref": "../action.schema.json"
    },
    "default": [
     "export"
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "默认每页条数。",
    "examples": [
     10
    ],
    "enum": [
     10,
     20,
     30
    ],
    "default": 10
   }
  }
 },
 "menu.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "Menu",
  "description": "菜单。没有列出的页面自动归入其目录，见 docs/implementers.md。",
  "examples": [
   {
    "items": [
     {
      "title": "市场",
      "children": [
       {
        "screen": "market/order"
       }
      ]
     }
    ]
   }
  ],
  "required": [
   "items"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "items": {
    "type": "array",
    "description": "一级菜单，按显示次序。",
    "examples": [
     [
      {
       "title": "市场",
       "children": [
        {
         "screen": "market/order"
        }
       ]
      }
     ]
    ],
    "items": {
     "$ref": "#/$defs/item"
    }
   }
  },
  "$defs": {
   "item": {
    "title": "MenuItem",
    "type": "object",
    "description": "一个菜单项：目录（children）、页面（screen）或外部地址（url），三者取一。",
    "examples": [
     {
      "title": "订单",
      "icon": "shopping",
      "screen": "market/order"
     }
    ],
    "unevaluatedProperties": false,
    "properties": {
     "title": {
      "type": "string",
      "description": "菜单文字；省略时用页面标题。",
      "examples": [
       "订单"
      ],
      "minLength": 1
     },
     "icon": {
      "type": "string",
      "description": "图标名（antd 图标的短名）。",
      "examples": [
       "shopping"
      ],
      "minLength": 1
     },
     "path": {
      "type": "string",
      "description": "路径；省略时为 / 加页面 id。",
      "examples": [
       "/market/order"
      ],
      "minLength": 1,
      "pattern": "^/"
     },
     "screen": {
      "type": "string",
      "description": "页面的 id。",
      "examples": [
       "market/order"
      ],
      "minLength": 1,
      "x-ref": "screen"
     },
     "url": {
      "type": "string",
      "description": "外部地址，http 或 https。",
      "examples": [
       "https://example.com"
      ],
      "minLength": 1,
      "pattern": "^https?://"
     },
     "hidden": {
      "type": "boolean",
      "description": "不显示在菜单，仍可访问。",
      "examples": [
       true
      ],
      "default": false
     },
     "children": {
      "type": "array",
      "description": "下级菜单。",
      "examples": [
       [
        {
         "screen": "market/order"
        }
       ]
      ],
      "minItems": 1,
      "items": {
       "$ref": "#/$defs/item"
      }
     }
    }
   }
  }
 },
 "model.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "ModelFile",
  "description": "在线表单：一张数据表、它的字段、接口与权限，只声明一次。",
  "examples": [
   {
    "title": "订单",
    "fields": [
     {
      "key": "orderId",
      "title": "订单号",
      "type": "input"
     }
    ]
   }
  ],
  "required": [
   "title",
   "fields"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "订单"
    ],
    "minLength": 1
   },
   "description": {
    "type": "string",
    "description": "一句话说明，显示在标题之下。",
    "examples": [
     "按月份、省邦、品类汇总订单"
    ],
    "minLength": 1
   },
   "code": {
    "type": "string",
    "description": "接口里的编码；省略时为路径的下划线写法。",
    "examples": [
     "market_order"
    ],
    "minLength": 1,
    "pattern": "^[a-z][a-z0-9_]{1,40}$"
   },
   "table": {
    "type": "string",
    "description": "数据表名；省略时同 code。",
    "examples": [
     "market_order"
    ],
    "minLength": 1,
    "pattern": "^[a-z][a-z0-9_]{1,40}$"
   },
   "permission": {
    "type": "string",
    "description": "权限前缀；省略时为路径的冒号写法。",
    "examples": [
     "market:order"
    ],
    "minLength": 1,
    "pattern": "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"
   },
   "fields": {
    "type": "array",
    "description": "字段，按默认的列次序。",
    "examples": [
     [
      {
       "key": "orderId",
       "title": "订单号",
       "type": "input"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "column.schema.json#/$defs/column"
    }
   },
   "sort": {
    "allOf": [
     {
      "$ref": "sort.schema.json"
     }
    ],
    "description": "默认排序；省略时按创建时间倒序。",
    "examples": [
     {
      "column": "orderDate",
      "order": "desc"
     }
    ]
   },
   "children": {
    "type": "array",
    "description": "子表：随主表一起新增、修改、删除。",
    "examples": [
     [
      {
       "model": "demo/line",
       "foreignKey": "parentId"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/child"
    }
   },
   "unique": {
    "type": "array",
    "description": "几个字段合起来在租户内唯一。",
    "examples": [
     [
      [
       "orderId",
       "lineNo"
      ]
     ]
    ],
    "items": {
     "type": "array",
     "description": "字段的 key。",
     "examples": [
      [
       "orderId",
       "lineNo"
      ]
     ],
     "minItems": 1,
     "items": {
      "type": "string",
      "description": "字段的 key。",
      "examples": [
       "orderId"
      ],
      "x-ref": "field"
     }
    }
   }
  },
  "$defs": {
   "child": {
    "title": "ChildTable",
    "type": "object",
    "description": "一张子表。",
    "examples": [
     {
      "model": "demo/line",
      "foreignKey": "parentId"
     }
    ],
    "required": [
     "model",
     "foreignKey"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "model": {
      "type": "string",
      "description": "子表的模型。",
      "examples": [
       "demo/line"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "foreignKey": {
      "type": "string",
      "description": "子表里存主表编号的字段，类型 hidden。",
      "examples": [
       "parentId"
      ],
      "minLength": 1
     },
     "title": {
      "type": "string",
      "description": "页签文字；省略时用子表的标题。",
      "examples": [
       "明细"
      ],
      "minLength": 1
     },
     "grid": {
      "$ref": "gridOptions.schema.json",
      "description": "表格的样子。",
      "examples": [
       {
        "rowNumber": true
       }
      ]
     }
    }
   }
  }
 },
 "option.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "OptionItem",
  "type": "object",
  "description": "一个可选项。",
  "examples": [
   {
    "value": "Y",
    "text": "是"
   }
  ],
  "required": [
   "value",
   "text"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "value": {
    "type": "string",
    "description": "存储的值。",
    "examples": [
     "Y"
    ]
   },
   "text": {
    "type": "string",
    "description": "显示的文字。",
    "examples": [
     "是"
    ],
    "minLength": 1
   },
   "color": {
    "type": "string",
    "description": "标签颜色：antd 状态色名或预设色名。",
    "examples": [
     "success"
    ],
    "minLength": 1,
    "enum": [
     "success",
     "processing",
     "warning",
     "error",
     "default",
     "red",
     "volcano",
     "orange",
     "gold",
     "lime",
     "green",
     "cyan",
     "blue",
     "geekblue",
     "purple",
     "magenta"
    ]
   },
   "disabled": {
    "type": "boolean",
    "description": "不可再选，仅供旧数据显示。",
    "examples": [
     true
    ],
    "default": false
   },
   "parent": {
    "type": "string",
    "description": "上一级的值，用于联动。",
    "examples": [
     "CN"
    ],
    "minLength": 1
   }
  }
 },
 "picker.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PickerFile",
  "description": "选择器：弹窗里选记录，带回几个值。",
  "examples": [
   {
    "title": "选择订单",
    "type": "popup",
    "report": "market/order-analysis",
    "value": "label"
   }
  ],
  "type": "object",
  "discriminator": {
   "propertyName": "type"
  },
  "required": [
   "type"
  ],
  "properties": {
   "type": {
    "enum": [
     "popup"
    ],
    "description": "选择器类型：popup 报表弹窗。",
    "examples": [
     "popup"
    ]
   }
  },
  "oneOf": [
   {
    "$ref": "pickers/popup.schema.json"
   }
  ]
 },
 "pickers/popup.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PopupPicker",
  "description": "报表弹窗选择器。",
  "examples": [
   {
    "title": "选择月份",
    "type": "popup",
    "report": "market/order-analysis",
    "value": "label"
   }
  ],
  "type": "object",
  "required": [
   "title",
   "type",
   "report",
   "value"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "选择月份"
    ],
    "minLength": 1
   },
   "type": {
    "const": "popup",
    "description": "选择器类型：报表弹窗。",
    "examples": [
     "popup"
    ]
   },
   "report": {
    "type": "string",
    "description": "报表的路径。",
    "examples": [
     "market/order-analysis"
    ],
    "minLength": 1,
    "x-ref": "report"
   },
   "value": {
    "type": "string",
    "description": "取作值的输出列。",
    "examples": [
     "label"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "text": {
    "type": "string",
    "description": "显示用的输出列；省略时同 value。",
    "examples": [
     "label"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，以逗号相连。",
    "examples": [
     true
    ],
    "default": false
   },
   "width": {
    "type": "integer",
    "description": "弹窗宽度，像素。",
    "examples": [
     1200
    ],
    "minimum": 400,
    "maximum": 1600,
    "default": 1200
   }
  }
 },
 "query.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "QueryFile",
  "description": "多处共用的查询表单。",
  "examples": [
   {
    "title": "订单查询",
    "items": [
     "orderId"
    ]
   }
  ],
  "required": [
   "title",
   "items"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "订单查询"
    ],
    "minLength": 1
   },
   "items": {
    "type": "array",
    "description": "查询项，按显示次序。",
    "examples": [
     [
      "orderId"
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "queryItem.schema.json"
    }
   }
  }
 },
 "queryItem.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "QueryEntry",
  "description": "一个查询项：字段名，或改写的对象。",
  "examples": [
   "orderId",
   {
    "key": "orderDate",
    "mode": "group"
   }
  ],
  "type": [
   "string",
   "object"
  ],
  "if": {
   "type": "string"
  },
  "then": {
   "$ref": "column.schema.json#/$defs/reference"
  },
  "else": {
   "$ref": "#/$defs/item"
  },
  "$defs": {
   "item": {
    "title": "QueryItem",
    "type": "object",
    "description": "查询项。",
    "examples": [
     {
      "key": "orderDate",
      "mode": "group"
     }
    ],
    "required": [
     "key"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "字段的 key。",
      "examples": [
       "orderDate"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "title": {
      "type": "string",
      "description": "标签；省略时用字段标题。",
      "examples": [
       "下单日期"
      ],
      "minLength": 1
     },
     "mode": {
      "type": "string",
      "description": "single 等于，like 包含，group 起止两值。",
      "examples": [
       "group"
      ],
      "minLength": 1,
      "enum": [
       "single",
       "like",
       "group"
      ]
     },
     "folded": {
      "type": "boolean",
      "description": "收进「展开」。",
      "examples": [
       true
      ],
      "default": false
     },
     "defaultValue": {
      "type": [
       "string",
       "number"
      ],
      "description": "初始条件。",
      "examples": [
       "Shipped"
      ]
     },
     "placeholder": {
      "type": "string",
      "description": "提示文字。",
      "examples": [
       "订单号或其一部分"
      ],
      "minLength": 1
     }
    }
   }
  }
 },
 "report.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "ReportFile",
  "description": "在线报表：一条 SELECT、它的参数、输出列与查询项。",
  "examples": [
   {
    "title": "订单分析",
    "sql": "order-analysis.sql",
    "columns": [
     {
      "key": "orders",
      "title": "订单数",
      "type": "inputNumber"
     }
    ]
   }
  ],
  "required": [
   "title",
   "sql",
   "columns"
  ],
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/model.schema.json"
    ],
    "minLength": 1
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "订单分析"
    ],
    "minLength": 1
   },
   "description": {
    "type": "string",
    "description": "一句话说明，显示在标题之下。",
    "examples": [
     "按月份、省邦、品类汇总订单"
    ],
    "minLength": 1
   },
   "code": {
    "type": "string",
    "description": "接口里的编码；省略时为路径的下划线写法。",
    "examples": [
     "market_order_analysis"
    ],
    "minLength": 1,
    "pattern": "^[a-z][a-z0-9_]{1,60}$"
   },
   "permission": {
    "type": "string",
    "description": "权限前缀；省略时为路径的冒号写法。",
    "examples": [
     "market:order-analysis"
    ],
    "minLength": 1,
    "pattern": "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"
   },
   "sql": {
    "type": [
     "string",
     "array"
    ],
    "description": "一条 SELECT：旁边 .sql 文件的名字，或逐行写出。参数写 ${key}，会话值写 #{sysUserCode}、#{sysOrgCode}、#{tenantId}。",
    "examples": [
     "order-analysis.sql",
     [
      "select 1 as one"
     ]
    ],
    "if": {
     "type": "string"
    },
    "then": {
     "type": "string",
     "pattern": "\\.sql$",
     "description": "同目录下的 .sql 文件。",
     "examples": [
      "order-analysis.sql"
     ]
    },
    "else": {
     "type": "array",
     "minItems": 1,
     "description": "SQL 的各行。",
     "examples": [
      [
       "select 1 as one"
      ]
     ],
     "items": {
      "type": "string",
      "description": "SQL 的一行。",
      "examples": [
       "select 1 as one"
      ]
     }
    }
   },
   "params": {
    "type": "array",
    "description": "SQL 的参数。",
    "examples": [
     [
      {
       "key": "dimension",
       "title": "维度",
       "type": "input"
      }
     ]
    ],
    "items": {
     "$ref": "#/$defs/param"
    }
   },
   "columns": {
    "type": "array",
    "description": "输出列：key 对应 SQL 输出名（下划线转驼峰）。",
    "examples": [
     [
      {
       "key": "orders",
       "title": "订单数",
       "type": "inputNumber"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "column.schema.json#/$defs/column"
    }
   },
   "query": {
    "type": "array",
    "description": "可按哪些输出列筛选。",
    "examples": [
     [
      "label"
     ]
    ],
    "items": {
     "$ref": "queryItem.schema.json"
    }
   },
   "sort": {
    "allOf": [
     {
      "$ref": "sort.schema.json"
     }
    ],
    "description": "默认排序；省略时用 SQL 自己的次序。",
    "examples": [
     {
      "column": "orders",
      "order": "desc"
     }
    ]
   }
  },
  "$defs": {
   "param": {
    "title": "ReportParam",
    "type": "object",
    "description": "SQL 中的一个参数，写作 ${key}。",
    "examples": [
     {
      "key": "dimension",
      "title": "维度",
      "type": "select",
      "options": [
       {
        "value": "month",
        "text": "月份"
       }
      ]
     }
    ],
    "required": [
     "key",
     "title",
     "type"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "参数名，SQL 里写作 ${key}。",
      "examples": [
       "dimension"
      ],
      "minLength": 1,
      "pattern": "^[a-z][A-Za-z0-9]{0,39}$"
     },
     "title": {
      "type": "string",
      "description": "查询表单里的标签。",
      "examples": [
       "维度"
      ],
      "minLength": 1
     },
     "type": {
      "type": "string",
      "description": "输入方式，决定参数的类型。",
      "examples": [
       "select"
      ],
      "minLength": 1,
      "enum": [
       "input",
       "inputNumber",
       "select",
       "date",
       "datetime"
      ]
     },
     "options": {
      "type": "array",
      "description": "可选值；给出后只接受这些值。",
      "examples": [
       [
        {
         "value": "month",
         "text": "月份"
        }
       ]
      ],
      "minItems": 1,
      "items": {
       "$ref": "option.schema.json"
      }
     },
     "dictCode": {
      "type": "string",
      "description": "可选值取自字典。",
      "examples": [
       "order_status"
      ],
      "minLength": 1,
      "x-ref": "dictionary"
     },
     "required": {
      "type": "boolean",
      "description": "必填。",
      "examples": [
       true
      ],
      "default": false
     },
     "defaultValue": {
      "type": [
       "string",
       "number"
      ],
      "description": "默认值。",
      "examples": [
       "month"
      ]
     },
     "placeholder": {
      "type": "string",
      "description": "提示文字。",
      "examples": [
       "请选择维度"
      ],
      "minLength": 1
     }
    }
   }
  }
 },
 "rule.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "RuleEntry",
  "description": "一条校验规则：规则名，或带参数的对象。单元格、表单、导入与服务器用同一套。",
  "examples": [
   "required",
   {
    "rule": "length",
    "max": 30
   }
  ],
  "type": [
   "string",
   "object"
  ],
  "if": {
   "type": "string"
  },
  "then": {
   "$ref": "#/$defs/name"
  },
  "else": {
   "$ref": "#/$defs/rule"
  },
  "$defs": {
   "name": {
    "title": "RuleName",
    "type": "string",
    "description": "不带参数的规则：required 必填，unique 唯一，其余为内置格式。",
    "examples": [
     "required",
     "e"
    ],
    "enum": [
     "required",
     "unique",
     "*",
     "n6-16",
     "*6-16",
     "s6-18",
     "url",
     "e",
     "m",
     "p",
     "s",
     "n",
     "z",
     "money",
     "only",
     "mobile",
     "username",
     "email",
     "natural",
     "letters",
     "landline",
     "bankCard",
     "idNumber",
     "nationalId",
     "qq",
     "httpUrl",
     "code20",
     "name2-100",
     "digitsAndNewlines",
     "max255"
    ]
   },
   "rule": {
    "title": "Rule",
    "type": "object",
    "description": "带参数的规则。",
    "examples": [
     {
      "rule": "length",
      "max": 30
     }
    ],
    "discriminator": {
     "propertyName": "rule"
    },
    "required": [
     "rule"
    ],
    "properties": {
     "rule": {
      "enum": [
       "required",
       "unique",
       "pattern",
       "regex",
       "length",
       "range",
       "expression"
      ],
      "description": "规则名。",
      "examples": [
       "length"
      ]
     }
    },
    "oneOf": [
     {
      "$ref": "#/$defs/required"
     },
     {
      "$ref": "#/$defs/unique"
     },
     {
      "$ref": "#/$defs/pattern"
     },
     {
      "$ref": "#/$defs/regex"
     },
     {
      "$ref": "#/$defs/length"
     },
     {
      "$ref": "#/$defs/range"
     },
     {
      "$ref": "#/$defs/expression"
     }
    ]
   },
   "required": {
    "title": "RequiredRule",
    "type": "object",
    "description": "必填：空值不通过。",
    "examples": [
     {
      "rule": "required"
     }
    ],
    "required": [
     "rule"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "required",
      "description": "规则名：required。",
      "examples": [
       "required"
      ]
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "unique": {
    "title": "UniqueRule",
    "type": "object",
    "description": "唯一：同列出现两次即不通过。",
    "examples": [
     {
      "rule": "unique"
     }
    ],
    "required": [
     "rule"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "unique",
      "description": "规则名：unique。",
      "examples": [
       "unique"
      ]
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "pattern": {
    "title": "PatternRule",
    "type": "object",
    "description": "内置格式。",
    "examples": [
     {
      "rule": "pattern",
      "pattern": "e"
     }
    ],
    "required": [
     "rule",
     "pattern"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "pattern",
      "description": "规则名：pattern。",
      "examples": [
       "pattern"
      ]
     },
     "pattern": {
      "type": "string",
      "description": "格式的代号。",
      "examples": [
       "mobile"
      ],
      "minLength": 1,
      "enum": [
       "*",
       "n6-16",
       "*6-16",
       "s6-18",
       "url",
       "e",
       "m",
       "p",
       "s",
       "n",
       "z",
       "money",
       "only",
       "mobile",
       "username",
       "email",
       "natural",
       "letters",
       "landline",
       "bankCard",
       "idNumber",
       "nationalId",
       "qq",
       "httpUrl",
       "code20",
       "name2-100",
       "digitsAndNewlines",
       "max255"
      ]
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "regex": {
    "title": "RegexRule",
    "type": "object",
    "description": "正则表达式；编译时检查其不会指数级回溯。",
    "examples": [
     {
      "rule": "regex",
      "regex": "^[A-Z]{2}$",
      "message": "请输入两位大写字母"
     }
    ],
    "required": [
     "rule",
     "regex",
     "message"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "regex",
      "description": "规则名：regex。",
      "examples": [
       "regex"
      ]
     },
     "regex": {
      "type": "string",
      "description": "正则表达式，不带斜线。",
      "examples": [
       "^[0-9]{3}-[0-9]{7}-[0-9]{7}$"
      ],
      "minLength": 1
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "length": {
    "title": "LengthRule",
    "type": "object",
    "description": "字符数范围。",
    "examples": [
     {
      "rule": "length",
      "max": 30
     }
    ],
    "required": [
     "rule"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "length",
      "description": "规则名：length。",
      "examples": [
       "length"
      ]
     },
     "min": {
      "type": "integer",
      "description": "最少字符数。",
      "examples": [
       2
      ],
      "minimum": 0
     },
     "max": {
      "type": "integer",
      "description": "最多字符数。",
      "examples": [
       30
      ],
      "minimum": 1
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "range": {
    "title": "RangeRule",
    "type": "object",
    "description": "数值范围。",
    "examples": [
     {
      "rule": "range",
      "min": 0
     }
    ],
    "required": [
     "rule"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "range",
      "description": "规则名：range。",
      "examples": [
       "range"
      ]
     },
     "min": {
      "type": "number",
      "description": "最小值。",
      "examples": [
       0
      ]
     },
     "max": {
      "type": "number",
      "description": "最大值。",
      "examples": [
       100
      ]
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "expression": {
    "title": "ExpressionRule",
    "type": "object",
    "description": "表达式为真才通过。",
    "examples": [
     {
      "rule": "expression",
      "expression": "row.qty >= 0",
      "message": "数量不能为负"
     }
    ],
    "required": [
     "rule",
     "expression",
     "message"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "expression",
      "description": "规则名：expression。",
      "examples": [
       "expression"
      ]
     },
     "expression": {
      "$ref": "expression.schema.json",
      "description": "CEL 表达式，结果为真假。",
      "examples": [
       "row.amount >= 0"
      ],
      "x-expression": "bool"
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   }
  }
 },
 "screen.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ScreenFile",
  "description": "一个页面。type 决定列表类型。",
  "examples": [
   {
    "title": "订单",
    "type": "list",
    "model": "market/order"
   }
  ],
  "type": "object",
  "discriminator": {
   "propertyName": "type"
  },
  "required": [
   "type"
  ],
  "properties": {
   "type": {
    "enum": [
     "list",
     "report",
     "page"
    ],
    "description": "列表类型：list 列表，report 报表，page 内置页面。",
    "examples": [
     "list"
    ]
   }
  },
  "oneOf": [
   {
    "$ref": "lists/list.schema.json"
   },
   {
    "$ref": "lists/report.schema.json"
   },
   {
    "$ref": "lists/page.schema.json"
   }
  ],
  "$defs": {
   "common": {
    "title": "ScreenCommon",
    "type": "object",
    "description": "每种页面都有的键。",
    "examples": [
     {
      "title": "订单"
     }
    ],
    "required": [
     "title"
    ],
    "properties": {
     "$schema": {
      "type": "string",
      "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
      "examples": [
       "../../schemas/model.schema.json"
      ],
      "minLength": 1
     },
     "title": {
      "type": "string",
      "description": "中文标题，显示在菜单、页签与页头。",
      "examples": [
       "订单"
      ],
      "minLength": 1
     },
     "description": {
      "type": "string",
      "description": "一句话说明，显示在标题之下。",
      "examples": [
       "按月份、省邦、品类汇总订单"
      ],
      "minLength": 1
     },
     "permission": {
      "type": "string",
      "description": "权限前缀；省略时取自模型或报表。",
      "examples": [
       "market:order"
      ],
      "minLength": 1,
      "pattern": "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"
     },
     "extends": {
      "type": "string",
      "description": "继承另一页面，只写不同之处。",
      "examples": [
       "market/order"
      ],
      "minLength": 1,
      "x-ref": "screen"
     }
    }
   }
  }
 },
 "sort.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Sort",
  "type": "object",
  "description": "排序。",
  "examples": [
   {
    "column": "createTime",
    "order": "desc"
   }
  ],
  "required": [
   "column",
   "order"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "column": {
    "type": "string",
    "description": "字段的 key。",
    "examples": [
     "orderDate"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "order": {
    "type": "string",
    "description": "方向：asc 升序，desc 降序。",
    "examples": [
     "desc"
    ],
    "minLength": 1,
    "enum": [
     "asc",
     "desc"
    ]
   }
  }
 },
 "store.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "StoreHint",
  "type": "object",
  "description": "字段在数据表中的存法。省略时由单元格类型决定。",
  "examples": [
   {
    "type": "varchar",
    "length": 30,
    "index": true
   }
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "type": "string",
    "description": "列类型。",
    "examples": [
     "varchar"
    ],
    "minLength": 1,
    "enum": [
     "varchar",
     "text",
     "integer",
     "bigint",
     "decimal",
     "date",
     "timestamp",
     "time",
     "json"
    ]
   },
   "length": {
    "type": "integer",
    "description": "varchar 的最大字符数，或 decimal 的总位数。",
    "examples": [
     30
    ],
    "minimum": 1,
    "maximum": 4000
   },
   "scale": {
    "type": "integer",
    "description": "decimal 的小数位数。",
    "examples": [
     2
    ],
    "minimum": 0,
    "maximum": 12
   },
   "column": {
    "type": "string",
    "description": "列名；省略时为 key 的下划线写法。",
    "examples": [
     "order_date"
    ],
    "minLength": 1,
    "pattern": "^[a-z][a-z0-9_]{0,40}$"
   },
   "index": {
    "type": "boolean",
    "description": "为查询与排序建立索引。",
    "examples": [
     true
    ],
    "default": false
   },
   "unique": {
    "type": "boolean",
    "description": "租户内唯一，由数据库约束保证。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 }
};
