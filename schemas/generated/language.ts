// Written by `npm run types` from schemas/*.schema.json. Do not edit.
import type { CellNames, CellTraits, CellType, ScreenFile } from './types.ts';

/** Value kind of each cell type (`x-kind` of its schema). */
export const cellKinds = {
  "cat_tree": "reference",
  "checkbox": "flag",
  "checkbox_group": "codes",
  "checkbox_meta": "flag",
  "code": "text",
  "cron": "text",
  "date": "date",
  "datetime": "datetime",
  "ellipsis": "text",
  "file": "files",
  "hidden": "text",
  "image": "files",
  "input": "text",
  "inputNumber": "number",
  "input_pop": "text",
  "json": "json",
  "list_multi": "codes",
  "markdown": "markup",
  "normal": "text",
  "password": "secret",
  "pca": "area",
  "popup": "text",
  "progress": "number",
  "radio": "code",
  "sel_business": "reference",
  "sel_depart": "reference",
  "sel_position": "reference",
  "sel_role": "reference",
  "sel_search": "code",
  "sel_search_async": "code",
  "sel_tree": "reference",
  "sel_user": "reference",
  "select": "code",
  "slider": "flag",
  "slot": "text",
  "switch": "flag",
  "tags": "text",
  "textarea": "text",
  "time": "time",
  "umeditor": "markup",
  "upload": "files"
} as const satisfies Record<CellType, string>;

/** Keys of columns that queries know as well (`x-query` of the cell types’ schemas). */
export type QueryKey = 'areaType' | 'condition' | 'customValue' | 'destFields' | 'displayLevel' | 'format' | 'multiple' | 'orgFields' | 'pcode' | 'period' | 'picker';

/** What is gone by in a cell type: `x-…` of its schema, the tables of `x-names` aside. */
export interface Traits extends Readonly<Omit<CellTraits, 'names' | 'query' | 'inRow'>> {
  readonly query?: readonly QueryKey[];
  readonly inRow?: CellType;
}

/** The traits of each cell type. */
export const cellTraits: Readonly<Record<CellType, Traits>> = {
  "cat_tree": {"tree":"category","picker":"category","query":["pcode","condition","picker","multiple"]},
  "checkbox": {"toggle":true,"query":["customValue"]},
  "checkbox_group": {},
  "checkbox_meta": {"toggle":true,"query":["customValue"]},
  "code": {"long":true},
  "cron": {"rule":"cron"},
  "date": {"query":["period"]},
  "datetime": {},
  "ellipsis": {},
  "file": {},
  "hidden": {"hidden":true,"view":"text"},
  "image": {},
  "input": {"view":"text"},
  "inputNumber": {"query":["format"],"view":"number"},
  "input_pop": {},
  "json": {"long":true},
  "list_multi": {},
  "markdown": {"long":true},
  "normal": {"readOnly":true,"view":"text"},
  "password": {},
  "pca": {"query":["displayLevel","areaType"]},
  "popup": {"picker":"popup","query":["picker","orgFields","destFields"]},
  "progress": {"most":100},
  "radio": {},
  "sel_business": {"picker":"business","query":["picker","multiple"]},
  "sel_depart": {"picker":"department","query":["picker","multiple"]},
  "sel_position": {"picker":"position","query":["picker","multiple"]},
  "sel_role": {"picker":"role","query":["picker","multiple"]},
  "sel_search": {},
  "sel_search_async": {"remote":true},
  "sel_tree": {"tree":"dictionary","query":["condition","multiple"]},
  "sel_user": {"picker":"user","query":["picker","multiple"]},
  "select": {"linkage":true,"several":"codes","view":"list"},
  "slider": {},
  "slot": {},
  "switch": {"toggle":true,"query":["customValue"]},
  "tags": {"view":"text"},
  "textarea": {"long":true,"store":"text","inRow":"input_pop"},
  "time": {},
  "umeditor": {"long":true,"html":true},
  "upload": {},
};

/** The tables that values of a cell type refer to (`x-names` of its schema). */
export const cellNames: Readonly<Partial<Record<CellType, CellNames>>> = {
  "sel_depart": {"table":"sys_depart","value":"org_code","text":"depart_name"},
  "sel_position": {"table":"sys_position","value":"code","text":"name"},
  "sel_role": {"table":"sys_role","value":"role_code","text":"role_name"},
  "sel_user": {"table":"sys_user","value":"username","text":"realname"},
};

/** Other names of cell types: what `normalize` rewrites to the language’s own. */
export const cellAliases: Readonly<Record<string, CellType>> = {
  "cat-tree": "cat_tree",
  "input-number": "inputNumber",
  "select-multiple": "list_multi",
  "multi-select": "list_multi",
  "departSelect": "sel_depart",
  "depart-select": "sel_depart",
  "select-dict-search": "sel_search_async",
  "sel-tree": "sel_tree",
  "userSelect": "sel_user",
  "user-select": "sel_user",
  "select-search": "select"
};

/** What each type of screen says where its declaration says nothing (`default` of its keys). */
export const screenDefaults: Readonly<Record<ScreenFile['type'], Readonly<Record<string, unknown>>>> = {
  "board": {},
  "catalog": {
    "pageSize": 20
  },
  "copies": {
    "pageSize": 20
  },
  "erp": {
    "toolbar": [
      "add",
      "export"
    ],
    "rowActions": [
      "edit",
      "detail",
      "delete"
    ],
    "pageSize": 5
  },
  "form": {},
  "inner": {
    "toolbar": [
      "add",
      "batch_delete",
      "export"
    ],
    "rowActions": [
      "edit",
      "detail",
      "delete"
    ],
    "pageSize": 10
  },
  "kanban": {
    "toolbar": [
      "add",
      "export"
    ],
    "rowActions": [
      "edit",
      "detail",
      "delete"
    ],
    "pageSize": 10
  },
  "list": {
    "toolbar": [
      "add",
      "batch_delete",
      "export"
    ],
    "rowActions": [
      "edit",
      "detail",
      "delete"
    ],
    "editing": "modal",
    "pageSize": 10
  },
  "page": {},
  "report": {
    "toolbar": [
      "export"
    ],
    "pageSize": 10
  },
  "tab": {
    "toolbar": [
      "add",
      "batch_delete",
      "export"
    ],
    "rowActions": [
      "edit",
      "detail",
      "delete"
    ],
    "pageSize": 10
  },
  "tree": {
    "toolbar": [
      "add",
      "export"
    ],
    "rowActions": [
      "add",
      "edit",
      "move",
      "detail",
      "delete"
    ],
    "pageSize": 10
  }
};

/** Every schema by its path under `schemas/`. */
export const schemas: Record<string, Record<string, unknown>> = {
 "action.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ActionEntry",
  "description": "一个按钮：内置代号，或改写其文字的对象。权限码为 前缀:代号。",
  "examples": [
   "add",
   {
    "code": "add",
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
    "description": "内置动作：add 新增，edit 编辑，move 移到别的上级之下（树形列表），detail 详情，delete 删除，batch_delete 批量删除，export 导出。",
    "examples": [
     "add"
    ],
    "enum": [
     "add",
     "edit",
     "move",
     "detail",
     "delete",
     "batch_delete",
     "export"
    ]
   },
   "action": {
    "title": "Action",
    "type": "object",
    "description": "改写文字的内置按钮，调用接口的按钮（写 path），或把本行改成声明的值的行操作（写 set）。",
    "examples": [
     {
      "code": "export",
      "title": "导出 CSV"
     },
     {
      "code": "release",
      "title": "发布",
      "path": "/sys/annountCement/doReleaseData",
      "when": {
       "field": "sendStatus",
       "in": [
        "0",
        "2"
       ]
      }
     },
     {
      "code": "approve",
      "title": "通过",
      "set": {
       "status": "approved"
      },
      "confirm": "通过后不能再改，确定吗？"
     }
    ],
    "required": [
     "code"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "code": {
      "type": "string",
      "description": "内置动作的代号，或调用接口的按钮自己的代号；权限码为 前缀:代号。",
      "examples": [
       "release"
      ],
      "pattern": "^[a-z][a-z0-9_]{0,39}$",
      "x-aliases": [
       {
        "name": "action",
        "values": {
         "call": null
        }
       }
      ]
     },
     "title": {
      "type": "string",
      "description": "按钮文字。",
      "examples": [
       "新建订单"
      ],
      "minLength": 1
     },
     "path": {
      "type": "string",
      "description": "点击后调用的接口，只能是“按钮可以调用的接口”之一，按钮的权限要够用；写了它便不是内置动作。",
      "examples": [
       "/sys/annountCement/doReleaseData"
      ],
      "pattern": "^/[A-Za-z0-9/_-]+$"
     },
     "set": {
      "type": "object",
      "description": "点击后把这一行的这些字段改成这些值（状态按钮）；点击的人与时刻写 #{sysUserCode}、#{datetime} 等。改什么由服务器按声明执行，只读字段也能改；有 前缀:代号 的权限就够，不需要 edit；行被别人改过就不改。写了它就不写 path、method、send。",
      "examples": [
       {
        "status": "approved"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": [
        "string",
        "number",
        "boolean",
        "null"
       ],
       "description": "存储的值；null 为清空；#{date}、#{time}、#{datetime}、#{sysUserId}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode} 之一为点击的那一刻与点击的人。",
       "examples": [
        "approved"
       ]
      }
     },
     "method": {
      "type": "string",
      "description": "请求方法。",
      "examples": [
       "GET"
      ],
      "enum": [
       "GET",
       "POST",
       "PUT"
      ],
      "default": "GET"
     },
     "confirm": {
      "type": "string",
      "description": "调用之前的确认；省略时不问。",
      "examples": [
       "撤销后接收人不再看到，确定撤销吗？"
      ],
      "minLength": 1
     },
     "when": {
      "title": "ActionCondition",
      "type": "object",
      "description": "行操作只在字段为这些值之一的行上出现；省略时每行都有。",
      "examples": [
       {
        "field": "sendStatus",
        "in": [
         "0",
         "2"
        ]
       }
      ],
      "required": [
       "field",
       "in"
      ],
      "unevaluatedProperties": false,
      "properties": {
       "field": {
        "type": "string",
        "description": "字段的 key。",
        "examples": [
         "sendStatus"
        ],
        "minLength": 1,
        "x-ref": "field"
       },
       "in": {
        "type": "array",
        "description": "存储的值。",
        "examples": [
         [
          "0",
          "2"
         ]
        ],
        "minItems": 1,
        "uniqueItems": true,
        "items": {
         "type": "string",
         "description": "一个存储的值。",
         "examples": [
          "0"
         ]
        }
       }
      }
     },
     "send": {
      "type": "object",
      "description": "调用时发送的参数：原文，或本行的一个字段；行操作省略时为 {\"id\": {\"field\": \"id\"}}。写在 toolbar 里时，字段是选中各行的值，逗号相连，选了行才有这个按钮；一个字段都没写的按钮总在，省略时什么都不发。",
      "examples": [
       {
        "ids": {
         "field": "id"
        },
        "status": "2"
       }
      ],
      "additionalProperties": {
       "type": [
        "string",
        "object"
       ],
       "description": "一个参数的值。",
       "examples": [
        "2",
        {
         "field": "id"
        }
       ],
       "if": {
        "type": "object"
       },
       "then": {
        "$ref": "#/$defs/rowValue"
       },
       "else": {
        "type": "string",
        "description": "原文。",
        "examples": [
         "2"
        ]
       }
      }
     },
     "prompt": {
      "$ref": "#/$defs/prompt",
      "description": "调用之前问一行文字，随参数一起发送。",
      "examples": [
       {
        "key": "password",
        "title": "新密码"
       }
      ],
      "x-aliases": [
       "ask"
      ]
     },
     "select": {
      "$ref": "#/$defs/select",
      "description": "调用之前打开选择器或树来选，随参数一起发送。",
      "examples": [
       {
        "key": "userIdList",
        "picker": "system/members",
        "currentUrl": "/sys/user/userRoleList"
       }
      ],
      "x-aliases": [
       "choose"
      ]
     },
     "primary": {
      "type": "boolean",
      "description": "行操作直接排在行里，不收进“更多”；写在要让人一眼看到的操作上，如 通过。一个都没写时，排在行里的是前两个。",
      "examples": [
       true
      ],
      "default": false
     },
     "download": {
      "type": "string",
      "description": "调用成功后把答复的文字存成这个名字的文件。只用于调用接口的按钮。",
      "examples": [
       "menu.json"
      ],
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[^/\\\\]+$"
     },
     "reveal": {
      "type": "string",
      "description": "调用成功后在窗口里给出答复的文字，可以复制；关上窗口就不再有。写的是窗口里的说明。只用于调用接口的按钮。",
      "examples": [
       "密钥只显示这一次，请现在保存。"
      ],
      "minLength": 1
     },
     "reload": {
      "type": "boolean",
      "description": "调用成功后重新载入整个产品：菜单与权限可能变了。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   },
   "rowValue": {
    "title": "RowValue",
    "type": "object",
    "description": "本行一个字段的值。",
    "examples": [
     {
      "field": "id"
     }
    ],
    "required": [
     "field"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "field": {
      "type": "string",
      "description": "字段的 key。",
      "examples": [
       "username"
      ],
      "minLength": 1,
      "x-ref": "field"
     }
    }
   },
   "prompt": {
    "title": "ActionPrompt",
    "type": "object",
    "description": "问一行文字。",
    "examples": [
     {
      "key": "password",
      "title": "新密码",
      "secret": true
     }
    ],
    "required": [
     "key",
     "title"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "发送时的参数名。",
      "examples": [
       "password"
      ],
      "minLength": 1
     },
     "title": {
      "type": "string",
      "description": "输入框的标签。",
      "examples": [
       "新密码"
      ],
      "minLength": 1
     },
     "placeholder": {
      "type": "string",
      "description": "输入框的提示文字。",
      "examples": [
       "至少 8 个字符"
      ],
      "minLength": 1
     },
     "secret": {
      "type": "boolean",
      "description": "输入时不显示。",
      "examples": [
       true
      ],
      "default": false
     },
     "validateRules": {
      "type": "array",
      "description": "校验规则，依次检查。",
      "examples": [
       [
        "required"
       ]
      ],
      "items": {
       "$ref": "rule.schema.json"
      }
     }
    }
   },
   "select": {
    "title": "ActionSelect",
    "type": "object",
    "description": "选择：picker 与 treeUrl 二者取一。",
    "examples": [
     {
      "key": "permissionIds",
      "previousKey": "lastpermissionIds",
      "treeUrl": "/sys/role/queryTreeList",
      "currentUrl": "/sys/permission/queryRolePermission"
     }
    ],
    "required": [
     "key",
     "currentUrl"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "发送选中的编号（逗号相连）时的参数名。",
      "examples": [
       "permissionIds"
      ],
      "minLength": 1
     },
     "previousKey": {
      "type": "string",
      "description": "另发原来选中的编号时的参数名。",
      "examples": [
       "lastpermissionIds"
      ],
      "minLength": 1,
      "x-aliases": [
       "before"
      ]
     },
     "picker": {
      "type": "string",
      "description": "选择器的路径；多选。",
      "examples": [
       "system/members"
      ],
      "minLength": 1,
      "x-ref": "picker"
     },
     "treeUrl": {
      "type": "string",
      "description": "GET：整棵树 {treeList}，节点有 key、title、children；勾选连同下级与上级。",
      "examples": [
       "/sys/role/queryTreeList"
      ],
      "pattern": "^/[A-Za-z0-9/_-]+$",
      "x-aliases": [
       "tree"
      ]
     },
     "effectUrl": {
      "type": "string",
      "description": "POST，参数同这个按钮的调用：选完之后、发送之前，把它答复的影响给人看，确认了才发送。",
      "examples": [
       "/sys/rights/effect"
      ],
      "pattern": "^/[A-Za-z0-9/_-]+$"
     },
     "currentUrl": {
      "type": "string",
      "description": "GET：现在选中的编号，参数同 send。",
      "examples": [
       "/sys/permission/queryRolePermission"
      ],
      "pattern": "^/[A-Za-z0-9/_-]+$",
      "x-aliases": [
       "read"
      ]
     }
    }
   }
  }
 },
 "agree.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "AgreeDeclaration",
  "type": "object",
  "description": "必须相等的数：本文件的一个指标与别处的指标逐组相等（写 measure 与 with），或每一行里的两边相等（写 rows）。npm run validate -- --data 拿数据核对，不等时说出是哪一组、哪一天、两边各是多少。",
  "examples": [
   {
    "title": "订单件数与渠道月报一致",
    "measure": "units",
    "by": [
     "salesChannel",
     "orderDate"
    ],
    "grain": "month",
    "with": [
     {
      "report": "market/channel-months",
      "measure": "units",
      "by": [
       "channel",
       "month"
      ]
     }
    ]
   }
  ],
  "required": [
   "title"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "title": {
    "type": "string",
    "description": "哪两个数应当相等，不等时显示。",
    "examples": [
     "订单件数与渠道月报一致"
    ],
    "minLength": 1
   },
   "measure": {
    "type": "string",
    "description": "本文件的指标。",
    "examples": [
     "units"
    ],
    "minLength": 1
   },
   "rows": {
    "type": "string",
    "description": "每一行里相等的两边，用 == 连接；两边由 row.列、数字与 + - * 组成。写了它就不写 measure 与 with。",
    "examples": [
     "row.opening + row.inbound - row.outbound == row.closing"
    ],
    "minLength": 1,
    "maxLength": 2000
   },
   "by": {
    "type": "array",
    "description": "按哪些列逐组核对；写 rows 时是不等的那一行用哪些列指明。省略时只比一个总数。",
    "examples": [
     [
      "sku",
      "day"
     ]
    ],
    "minItems": 1,
    "maxItems": 6,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "description": "列的 key。",
     "examples": [
      "sku"
     ],
     "minLength": 1,
     "x-ref": "field"
    }
   },
   "grain": {
    "type": "string",
    "description": "by 里的日期按日、周或月；月与周的另一边可以是写成 2026-05 或 2026-05-04（周一）的文字列。",
    "examples": [
     "month"
    ],
    "minLength": 1,
    "enum": [
     "day",
     "week",
     "month"
    ],
    "default": "day"
   },
   "when": {
    "type": "string",
    "description": "只看本文件的哪些行，写法同指标的条件。",
    "examples": [
     "row.currency == 'USD'"
    ],
    "minLength": 1,
    "maxLength": 2000
   },
   "params": {
    "$ref": "#/$defs/params",
    "description": "本文件是报表时各参数的值；省略的用默认值，空文字是不填。",
    "examples": [
     {
      "currency": "USD"
     }
    ]
   },
   "unit": {
    "type": "string",
    "description": "本文件的指标是什么单位，只在列与指标都没有说的时候写（如金额的货币由参数决定的报表）。",
    "examples": [
     "USD"
    ],
    "minLength": 1,
    "maxLength": 20
   },
   "with": {
    "type": "array",
    "description": "与它相等的指标，一个或几个：三处以上都要相等时全写在这里。",
    "examples": [
     [
      {
       "report": "market/channel-months",
       "measure": "units",
       "by": [
        "channel",
        "month"
       ]
      }
     ]
    ],
    "minItems": 1,
    "maxItems": 10,
    "items": {
     "$ref": "#/$defs/side"
    }
   },
   "tolerance": {
    "title": "AgreeTolerance",
    "type": "object",
    "description": "允许的差，要写明原因；省略时一分也不能差。",
    "examples": [
     {
      "upTo": 0.01,
      "because": "结算单逐行四舍五入到分"
     }
    ],
    "required": [
     "upTo",
     "because"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "upTo": {
      "type": "number",
      "description": "每一组两边至多差多少。",
      "examples": [
       0.01
      ],
      "minimum": 0
     },
     "because": {
      "type": "string",
      "description": "为什么会差。",
      "examples": [
       "结算单逐行四舍五入到分"
      ],
      "minLength": 4
     }
    }
   }
  },
  "$defs": {
   "params": {
    "title": "AgreeParams",
    "type": "object",
    "description": "报表各参数的值，写成文字；一段日期写 2026-05-01,2026-05-31 或 last30 之类的名字。",
    "examples": [
     {
      "currency": "USD"
     }
    ],
    "minProperties": 1,
    "additionalProperties": {
     "type": "string",
     "description": "一个参数的值；空文字是不填。",
     "examples": [
      "USD"
     ]
    }
   },
   "side": {
    "title": "AgreeSide",
    "type": "object",
    "description": "另一处的指标。model 与 report 都不写，就是本文件的另一个指标。",
    "examples": [
     {
      "report": "market/channel-months",
      "measure": "units",
      "by": [
       "channel",
       "month"
      ]
     }
    ],
    "required": [
     "measure"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "model": {
      "type": "string",
      "description": "模型。",
      "examples": [
       "market/order"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "report": {
      "type": "string",
      "description": "报表。",
      "examples": [
       "market/channel-months"
      ],
      "minLength": 1,
      "x-ref": "report"
     },
     "measure": {
      "type": "string",
      "description": "那里的指标。",
      "examples": [
       "units"
      ],
      "minLength": 1
     },
     "by": {
      "type": "array",
      "description": "那里对应的列，个数与次序同本文件的 by；省略时同名。",
      "examples": [
       [
        "channel",
        "month"
       ]
      ],
      "minItems": 1,
      "maxItems": 6,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "列的 key。",
       "examples": [
        "channel"
       ],
       "minLength": 1
      }
     },
     "when": {
      "type": "string",
      "description": "只看那里的哪些行，写法同指标的条件。",
      "examples": [
       "row.status != 'Cancelled'"
      ],
      "minLength": 1,
      "maxLength": 2000
     },
     "params": {
      "$ref": "#/$defs/params",
      "description": "那里是报表时各参数的值；省略的用默认值，空文字是不填。",
      "examples": [
       {
        "currency": "USD"
       }
      ]
     },
     "unit": {
      "type": "string",
      "description": "那里的指标是什么单位，只在列与指标都没有说的时候写。",
      "examples": [
       "USD"
      ],
      "minLength": 1,
      "maxLength": 20
     }
    }
   }
  }
 },
 "allow.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Allow",
  "type": "array",
  "description": "有意为之的提醒：每条写提醒的代号、冒号与原因，本文件里的这种提醒便不再出现；代号后隔一个空格写出所指的值，就只放过那一处。错误不能这样放过。restricted-output 加输出列名：报表里取自受限字段的这一列给所有能打开报表的人看。",
  "examples": [
   [
    "sum-of-percent：对账时要看比例之和"
   ]
  ],
  "minItems": 1,
  "uniqueItems": true,
  "items": {
   "type": "string",
   "description": "提醒的代号、冒号、原因。",
   "examples": [
    "unknown-rule order_num：上线时建好"
   ],
   "pattern": "^[a-z]+(-[a-z]+)*( [^:：]+)?[:：]\\s*\\S"
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
   },
   "schemaVersion": {
    "type": "integer",
    "description": "声明写的是语言的第几版，由 npm run migrate 写上；没有写等于 1，0 是还没有改写过。",
    "examples": [
     1
    ],
    "minimum": 0
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
    "uniqueItems": true,
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
   },
   "roles": {
    "type": "array",
    "description": "声明里会写到的角色，如审批由谁做；租户里没有时启动后自动建好，里面有谁由管理员分配。admin 总在，不必写。",
    "examples": [
     [
      {
       "code": "manager",
       "title": "部门主管"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/role"
    }
   },
   "userLists": {
    "type": "array",
    "description": "当前用户的几组值，行规则里写 user.名字：在某个模型里登记为此人的那些记录的一个字段。",
    "examples": [
     [
      {
       "name": "shops",
       "model": "base/shop",
       "value": "code",
       "user": "owner"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/userList"
    }
   }
  },
  "$defs": {
   "role": {
    "title": "RoleDeclaration",
    "type": "object",
    "description": "一个角色。",
    "examples": [
     {
      "code": "manager",
      "title": "部门主管"
     }
    ],
    "required": [
     "code",
     "title"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "code": {
      "type": "string",
      "description": "角色编码。",
      "examples": [
       "manager"
      ],
      "pattern": "^[a-z][a-z0-9_]{0,39}$"
     },
     "title": {
      "type": "string",
      "description": "角色名称。",
      "examples": [
       "部门主管"
      ],
      "minLength": 1,
      "maxLength": 50
     }
    }
   },
   "userList": {
    "title": "UserList",
    "type": "object",
    "description": "一组值：模型里 user 字段等于当前用户账号的记录，取其 value 字段。",
    "examples": [
     {
      "name": "shops",
      "model": "base/shop",
      "value": "code",
      "user": "owner"
     }
    ],
    "required": [
     "name",
     "model",
     "value",
     "user"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "name": {
      "type": "string",
      "description": "名字：行规则里写 user.shops。",
      "examples": [
       "shops"
      ],
      "pattern": "^(?!(?:id|username|realname|orgCode|roles)$)[a-z][A-Za-z0-9]{0,39}$"
     },
     "model": {
      "type": "string",
      "description": "登记在哪个模型。",
      "examples": [
       "base/shop"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "value": {
      "type": "string",
      "description": "取哪个字段的值。",
      "examples": [
       "code"
      ],
      "minLength": 1
     },
     "user": {
      "type": "string",
      "description": "哪个字段存账号。",
      "examples": [
       "owner"
      ],
      "minLength": 1
     }
    }
   }
  }
 },
 "beside.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Beside",
  "description": "列表旁边的选择：左边是一个字段的全部选项（部门树、分类树、树形字典、地区或字典项），点其中一项，右边只剩它与它之下的记录；新增的记录以它开始。手机上折成一个按钮。",
  "examples": [
   {
    "field": "orgCode",
    "title": "部门"
   }
  ],
  "type": "object",
  "required": [
   "field"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "field": {
    "type": "string",
    "description": "按哪个字段：能从树或字典里选的字段。看不到这个字段的人，旁边什么也没有。",
    "examples": [
     "orgCode"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "title": {
    "type": "string",
    "description": "它的标题；省略时用字段标题。",
    "examples": [
     "部门"
    ],
    "minLength": 1
   },
   "width": {
    "type": "integer",
    "description": "起初的宽度，像素；各人拖动边框之后以自己的为准。",
    "examples": [
     240
    ],
    "minimum": 180,
    "maximum": 480,
    "default": 240
   },
   "search": {
    "type": "boolean",
    "description": "上方有搜索框。",
    "examples": [
     false
    ],
    "default": true
   }
  }
 },
 "board.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "BoardFile",
  "type": "object",
  "description": "看板：模型的指标，按期间与筛选画成数、图与表。数据按各人的权限。",
  "examples": [
   {
    "title": "订单看板",
    "model": "market/order",
    "period": {
     "column": "orderDate"
    },
    "parts": [
     {
      "type": "figure",
      "measure": "orders"
     }
    ]
   }
  ],
  "required": [
   "title",
   "model",
   "parts"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/board.schema.json"
    ],
    "minLength": 1
   },
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
   },
   "title": {
    "type": "string",
    "description": "中文标题，显示在菜单、页签与页头。",
    "examples": [
     "订单看板"
    ],
    "minLength": 1
   },
   "description": {
    "type": "string",
    "description": "一句话说明，显示在标题之下。",
    "examples": [
     "各渠道的订单与金额"
    ],
    "minLength": 1
   },
   "permission": {
    "type": "string",
    "description": "权限前缀；省略时为路径的冒号写法。",
    "examples": [
     "market:board"
    ],
    "minLength": 1,
    "pattern": "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"
   },
   "open": {
    "type": "boolean",
    "description": "人人可以打开，如首页；其中的数仍按各人的权限。",
    "examples": [
     true
    ],
    "default": false
   },
   "model": {
    "type": "string",
    "description": "指标所在的模型。",
    "examples": [
     "market/order"
    ],
    "minLength": 1,
    "x-ref": "model"
   },
   "period": {
    "$ref": "#/$defs/period",
    "description": "期间。",
    "examples": [
     {
      "column": "orderDate"
     }
    ]
   },
   "filters": {
    "type": "array",
    "description": "各块共用的筛选。",
    "examples": [
     [
      {
       "key": "salesChannel"
      }
     ]
    ],
    "minItems": 1,
    "maxItems": 12,
    "items": {
     "$ref": "#/$defs/filter"
    }
   },
   "compare": {
    "type": "string",
    "description": "一打开与什么比：previous 环比，lastYear 同比，target 目标，none 不比。",
    "examples": [
     "previous"
    ],
    "minLength": 1,
    "enum": [
     "previous",
     "lastYear",
     "target",
     "none"
    ],
    "default": "previous"
   },
   "refresh": {
    "type": "integer",
    "description": "每几秒自动刷新；省略时不自动。",
    "examples": [
     300
    ],
    "minimum": 30,
    "maximum": 86400
   },
   "parts": {
    "type": "array",
    "description": "从上到下、从左到右的各块。",
    "examples": [
     [
      {
       "type": "figure",
       "measure": "orders"
      }
     ]
    ],
    "minItems": 1,
    "maxItems": 60,
    "items": {
     "$ref": "#/$defs/part"
    }
   }
  },
  "$defs": {
   "period": {
    "title": "BoardPeriod",
    "type": "object",
    "description": "期间：看板按哪个日期列取数，一打开看哪一段。",
    "examples": [
     {
      "column": "orderDate"
     }
    ],
    "required": [
     "column"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "column": {
      "type": "string",
      "description": "日期列的 key。",
      "examples": [
       "orderDate"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "defaultValue": {
      "type": "string",
      "description": "一打开看哪一段。",
      "examples": [
       "last30"
      ],
      "minLength": 1,
      "enum": [
       "today",
       "yesterday",
       "last7",
       "last14",
       "last30",
       "thisMonth",
       "lastMonth"
      ],
      "default": "last30"
     },
     "until": {
      "type": "string",
      "description": "各段到哪一天为止：today 今天，newest 数据里最新的一天。",
      "examples": [
       "newest"
      ],
      "minLength": 1,
      "enum": [
       "today",
       "newest"
      ],
      "default": "today"
     },
     "grain": {
      "type": "string",
      "description": "日期按什么分：day 日，week 周，month 月。",
      "examples": [
       "day"
      ],
      "minLength": 1,
      "enum": [
       "day",
       "week",
       "month"
      ],
      "default": "day"
     }
    }
   },
   "filter": {
    "title": "BoardFilter",
    "type": "object",
    "description": "一个筛选项，各块共用。",
    "examples": [
     {
      "key": "salesChannel"
     }
    ],
    "required": [
     "key"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "单选、开关，或按名字选人、部门、角色、职务的列的 key。",
      "examples": [
       "salesChannel"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "title": {
      "type": "string",
      "description": "标签；省略时用列的标题。",
      "examples": [
       "渠道"
      ],
      "minLength": 1
     },
     "required": {
      "type": "boolean",
      "description": "必选一个：金额按货币列加总时，货币必选。省略默认值时选数据里最多的一个。",
      "examples": [
       true
      ],
      "default": false
     },
     "defaultValue": {
      "type": "string",
      "description": "默认值。",
      "examples": [
       "USD"
      ],
      "minLength": 1
     }
    }
   },
   "drill": {
    "title": "BoardDrill",
    "type": "object",
    "description": "打开另一页面。筛选、期间与所点的维度，凡目标页面按同名的列查询的，都带过去。",
    "examples": [
     {
      "screen": "market/order"
     }
    ],
    "required": [
     "screen"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "screen": {
      "type": "string",
      "description": "页面的路径。",
      "examples": [
       "market/order"
      ],
      "minLength": 1,
      "x-ref": "screen"
     },
     "keys": {
      "type": "object",
      "description": "目标页面的查询项 ← 这里的筛选、期间列或维度的 key；省略时同名的都带。",
      "examples": [
       {
        "orderDate": "orderDate"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "这里的 key。",
       "examples": [
        "orderDate"
       ],
       "minLength": 1
      }
     }
    }
   },
   "tab": {
    "title": "BoardTab",
    "type": "object",
    "description": "一个页签。",
    "examples": [
     {
      "title": "渠道",
      "parts": [
       {
        "type": "figure",
        "measure": "orders"
       }
      ]
     }
    ],
    "required": [
     "title",
     "parts"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "title": {
      "type": "string",
      "description": "页签文字。",
      "examples": [
       "渠道"
      ],
      "minLength": 1
     },
     "parts": {
      "type": "array",
      "description": "从上到下、从左到右的各块。",
      "examples": [
       [
        {
         "type": "figure",
         "measure": "orders"
        }
       ]
      ],
      "minItems": 1,
      "maxItems": 60,
      "items": {
       "$ref": "#/$defs/part"
      }
     }
    }
   },
   "figure": {
    "title": "BoardFigure",
    "type": "object",
    "description": "一个数，带与比较期之差、走势与目标。",
    "examples": [
     {
      "type": "figure",
      "measure": "orders"
     }
    ],
    "required": [
     "type",
     "measure"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "figure",
      "description": "这一块是什么：一个数，带与比较期之差、走势与目标。",
      "examples": [
       "figure"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       6
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 6
     },
     "model": {
      "type": "string",
      "description": "数的是另一个模型：这里的指标、维度都是它的。省略时与外层相同。",
      "examples": [
       "market/refund"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "report": {
      "type": "string",
      "description": "数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。",
      "examples": [
       "market/order-analysis"
      ],
      "minLength": 1,
      "x-ref": "report"
     },
     "date": {
      "type": "string",
      "description": "另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {\"date\":\"period\"}）就够了；不随期间变的，在 ignores 里写 period。",
      "examples": [
       "refundDate"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "filters": {
      "type": "object",
      "description": "看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。",
      "examples": [
       {
        "shop": "shop"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "另一个模型的列的 key。",
       "examples": [
        "shop"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "params": {
      "type": "object",
      "description": "报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。",
      "examples": [
       {
        "days": "period"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "筛选项的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "ignores": {
      "type": "array",
      "description": "不受哪些筛选影响：筛选的 key；期间写 period。",
      "examples": [
       [
        "period"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "筛选的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "drill": {
      "$ref": "#/$defs/drill",
      "description": "点一点打开哪个页面，带上什么条件。",
      "examples": [
       {
        "screen": "market/order"
       }
      ]
     },
     "measure": {
      "type": "string",
      "description": "指标的 key。",
      "examples": [
       "orders"
      ],
      "minLength": 1
     },
     "spark": {
      "type": "boolean",
      "description": "画出期间内按日（周、月）的走势。",
      "examples": [
       true
      ],
      "default": true
     }
    }
   },
   "chart": {
    "title": "BoardChart",
    "type": "object",
    "description": "一张图：x、series 写维度（列），y 写指标。",
    "examples": [
     {
      "type": "chart",
      "chart": {
       "mark": "line",
       "x": "orderDate",
       "y": [
        "orders"
       ]
      }
     }
    ],
    "required": [
     "type",
     "chart"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "chart",
      "description": "这一块是什么：一张图：x、series 写维度（列），y 写指标。",
      "examples": [
       "chart"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       12
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 12
     },
     "model": {
      "type": "string",
      "description": "数的是另一个模型（或报表）：这里的指标、维度都是它的。省略时与外层相同。",
      "examples": [
       "market/refund"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "report": {
      "type": "string",
      "description": "数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。",
      "examples": [
       "market/order-analysis"
      ],
      "minLength": 1,
      "x-ref": "report"
     },
     "date": {
      "type": "string",
      "description": "另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {\"date\":\"period\"}）就够了；不随期间变的，在 ignores 里写 period。",
      "examples": [
       "refundDate"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "filters": {
      "type": "object",
      "description": "看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。",
      "examples": [
       {
        "shop": "shop"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "另一个模型的列的 key。",
       "examples": [
        "shop"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "params": {
      "type": "object",
      "description": "报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。",
      "examples": [
       {
        "days": "period"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "筛选项的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "ignores": {
      "type": "array",
      "description": "不受哪些筛选影响：筛选的 key；期间写 period。",
      "examples": [
       [
        "period"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "筛选的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "drill": {
      "$ref": "#/$defs/drill",
      "description": "点一点打开哪个页面，带上什么条件。",
      "examples": [
       {
        "screen": "market/order"
       }
      ]
     },
     "chart": {
      "$ref": "chart.schema.json",
      "description": "图：横轴与 series 是列，y 是指标的 key。",
      "examples": [
       {
        "mark": "line",
        "x": "orderDate",
        "y": [
         "orders"
        ]
       }
      ]
     },
     "cross": {
      "type": "boolean",
      "description": "点一点就按所点的维度筛选全页。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   },
   "table": {
    "title": "BoardTable",
    "type": "object",
    "description": "一张表：按维度分组，每组各指标一列。",
    "examples": [
     {
      "type": "table",
      "dimensions": [
       "category"
      ],
      "measures": [
       "orders"
      ]
     }
    ],
    "required": [
     "type",
     "dimensions",
     "measures"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "table",
      "description": "这一块是什么：一张表：按维度分组，每组各指标一列。",
      "examples": [
       "table"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       24
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 24
     },
     "model": {
      "type": "string",
      "description": "数的是另一个模型（或报表）：这里的指标、维度都是它的。省略时与外层相同。",
      "examples": [
       "market/refund"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "report": {
      "type": "string",
      "description": "数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。",
      "examples": [
       "market/order-analysis"
      ],
      "minLength": 1,
      "x-ref": "report"
     },
     "date": {
      "type": "string",
      "description": "另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {\"date\":\"period\"}）就够了；不随期间变的，在 ignores 里写 period。",
      "examples": [
       "refundDate"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "filters": {
      "type": "object",
      "description": "看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。",
      "examples": [
       {
        "shop": "shop"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "另一个模型的列的 key。",
       "examples": [
        "shop"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "params": {
      "type": "object",
      "description": "报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。",
      "examples": [
       {
        "days": "period"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "筛选项的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "ignores": {
      "type": "array",
      "description": "不受哪些筛选影响：筛选的 key；期间写 period。",
      "examples": [
       [
        "period"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "筛选的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "drill": {
      "$ref": "#/$defs/drill",
      "description": "点一点打开哪个页面，带上什么条件。",
      "examples": [
       {
        "screen": "market/order"
       }
      ]
     },
     "dimensions": {
      "type": "array",
      "description": "按哪些列分组。",
      "examples": [
       [
        "category"
       ]
      ],
      "minItems": 1,
      "maxItems": 4,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "列的 key。",
       "examples": [
        "category"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "measures": {
      "type": "array",
      "description": "哪些指标。",
      "examples": [
       [
        "orders",
        "amount"
       ]
      ],
      "minItems": 1,
      "maxItems": 12,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "指标的 key。",
       "examples": [
        "orders"
       ],
       "minLength": 1
      }
     },
     "sort": {
      "$ref": "sort.schema.json",
      "description": "排序：维度或指标的 key；省略时第一个指标从大到小。",
      "examples": [
       {
        "key": "amount",
        "order": "desc"
       }
      ]
     },
     "top": {
      "type": "integer",
      "description": "最多几行。",
      "examples": [
       10
      ],
      "minimum": 1,
      "maximum": 500,
      "default": 20
     },
     "cross": {
      "type": "boolean",
      "description": "点一行就按它的第一个维度筛选全页。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   },
   "text": {
    "title": "BoardText",
    "type": "object",
    "description": "一段说明，Markdown。",
    "examples": [
     {
      "type": "text",
      "text": "**口径**：不含已取消"
     }
    ],
    "required": [
     "type",
     "text"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "text",
      "description": "这一块是什么：一段说明，Markdown。",
      "examples": [
       "text"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       24
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 24
     },
     "text": {
      "type": "string",
      "description": "Markdown 文字。",
      "examples": [
       "**口径**：不含已取消"
      ],
      "minLength": 1,
      "maxLength": 8000
     }
    }
   },
   "notices": {
    "title": "BoardNotices",
    "type": "object",
    "description": "最新的公告。",
    "examples": [
     {
      "type": "notices"
     }
    ],
    "required": [
     "type"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "notices",
      "description": "这一块是什么：最新的公告。",
      "examples": [
       "notices"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       8
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 8
     }
    }
   },
   "shortcuts": {
    "title": "BoardShortcuts",
    "type": "object",
    "description": "各人能打开的页面，按菜单分组。",
    "examples": [
     {
      "type": "shortcuts"
     }
    ],
    "required": [
     "type"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "shortcuts",
      "description": "这一块是什么：各人能打开的页面，按菜单分组。",
      "examples": [
       "shortcuts"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       24
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 24
     }
    }
   },
   "group": {
    "title": "BoardGroup",
    "type": "object",
    "description": "一组：标题下的几块；写了 model 就都数那个模型。",
    "examples": [
     {
      "type": "group",
      "title": "销售",
      "parts": [
       {
        "type": "figure",
        "measure": "orders"
       }
      ]
     }
    ],
    "required": [
     "type",
     "title",
     "parts"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "group",
      "description": "这一块是什么：一组：标题下的几块。",
      "examples": [
       "group"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       24
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 24
     },
     "model": {
      "type": "string",
      "description": "数的是另一个模型（或报表）：这里的指标、维度都是它的。省略时与外层相同。",
      "examples": [
       "market/refund"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "report": {
      "type": "string",
      "description": "数的是一张报表的行：这里的指标、维度是报表里声明的，SQL 仍只有那一份。",
      "examples": [
       "market/order-analysis"
      ],
      "minLength": 1,
      "x-ref": "report"
     },
     "date": {
      "type": "string",
      "description": "另一个模型（或报表）按哪个日期列算期间；看板有期间时要写。报表有 type 为 period 的参数时，写 params（如 {\"date\":\"period\"}）就够了；不随期间变的，在 ignores 里写 period。",
      "examples": [
       "refundDate"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "filters": {
      "type": "object",
      "description": "看板的筛选项 → 另一个模型（或报表）里对应的列；没有对应的列就写在 ignores 里。",
      "examples": [
       {
        "shop": "shop"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "另一个模型的列的 key。",
       "examples": [
        "shop"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "params": {
      "type": "object",
      "description": "报表的参数 ← 看板的筛选项；type 为 period 的参数写 period，取看板的期间。没写的参数取它的默认值。",
      "examples": [
       {
        "days": "period"
       }
      ],
      "minProperties": 1,
      "additionalProperties": {
       "type": "string",
       "description": "筛选项的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "ignores": {
      "type": "array",
      "description": "不受哪些筛选影响：筛选的 key；期间写 period。",
      "examples": [
       [
        "period"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "筛选的 key，或 period。",
       "examples": [
        "period"
       ],
       "minLength": 1
      }
     },
     "parts": {
      "type": "array",
      "description": "从上到下、从左到右的各块。",
      "examples": [
       [
        {
         "type": "figure",
         "measure": "orders"
        }
       ]
      ],
      "minItems": 1,
      "maxItems": 60,
      "items": {
       "$ref": "#/$defs/part"
      }
     }
    }
   },
   "tabs": {
    "title": "BoardTabs",
    "type": "object",
    "description": "几个页签，看一个取一个的数。",
    "examples": [
     {
      "type": "tabs",
      "tabs": [
       {
        "title": "渠道",
        "parts": [
         {
          "type": "figure",
          "measure": "orders"
         }
        ]
       }
      ]
     }
    ],
    "required": [
     "type",
     "tabs"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "tabs",
      "description": "这一块是什么：几个页签，看一个取一个的数。",
      "examples": [
       "tabs"
      ]
     },
     "title": {
      "type": "string",
      "description": "标题。",
      "examples": [
       "订单趋势"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "宽，全宽为 24；手机上总是全宽。",
      "examples": [
       24
      ],
      "minimum": 3,
      "maximum": 24,
      "default": 24
     },
     "tabs": {
      "type": "array",
      "description": "各个页签。",
      "examples": [
       [
        {
         "title": "渠道",
         "parts": [
          {
           "type": "figure",
           "measure": "orders"
          }
         ]
        }
       ]
      ],
      "minItems": 1,
      "maxItems": 10,
      "items": {
       "$ref": "#/$defs/tab"
      }
     }
    }
   },
   "part": {
    "title": "BoardPart",
    "type": "object",
    "description": "看板里的一块，type 说它是什么。",
    "examples": [
     {
      "type": "figure",
      "measure": "orders"
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
       "figure",
       "chart",
       "table",
       "text",
       "notices",
       "shortcuts",
       "group",
       "tabs"
      ],
      "description": "一块是什么：figure 一个数，chart 图，table 表，text 说明，notices 公告，shortcuts 常用入口，group 一组，tabs 页签。",
      "examples": [
       "figure"
      ]
     }
    },
    "oneOf": [
     {
      "$ref": "#/$defs/figure"
     },
     {
      "$ref": "#/$defs/chart"
     },
     {
      "$ref": "#/$defs/table"
     },
     {
      "$ref": "#/$defs/text"
     },
     {
      "$ref": "#/$defs/notices"
     },
     {
      "$ref": "#/$defs/shortcuts"
     },
     {
      "$ref": "#/$defs/group"
     },
     {
      "$ref": "#/$defs/tabs"
     }
    ]
   }
  }
 },
 "cellTraits.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CellTraits",
  "description": "单元格类型的特征：写在该类型自己的模式里，键名前加 x-，如 x-tree。引擎与服务器只认特征，不认类型的名字，新类型因此不必改动别处。",
  "examples": [
   {
    "tree": "dictionary"
   }
  ],
  "type": "object",
  "unevaluatedProperties": false,
  "properties": {
   "hidden": {
    "type": "boolean",
    "description": "从不显示：列表没有这一列，表单没有这一项。",
    "examples": [
     true
    ]
   },
   "readOnly": {
    "type": "boolean",
    "description": "只给人看：填写、粘贴与导入都不改变它的值。",
    "examples": [
     true
    ]
   },
   "long": {
    "type": "boolean",
    "description": "长文字：没有写列与查询项的列表不取它。",
    "examples": [
     true
    ]
   },
   "html": {
    "type": "boolean",
    "description": "值是 HTML，保存前只留下可以显示的部分。",
    "examples": [
     true
    ]
   },
   "toggle": {
    "type": "boolean",
    "description": "只有开与关：新记录里没有动过的就是关。",
    "examples": [
     true
    ]
   },
   "tree": {
    "type": "string",
    "description": "从树里选：dictionary 为树形字典，category 为分类字典。",
    "enum": [
     "dictionary",
     "category"
    ],
    "examples": [
     "dictionary"
    ]
   },
   "picker": {
    "type": "string",
    "description": "在哪一种选择器里选；列没有写 picker 时用同名的那个。",
    "enum": [
     "user",
     "department",
     "role",
     "position",
     "category",
     "business",
     "popup"
    ],
    "examples": [
     "user"
    ]
   },
   "linkage": {
    "type": "boolean",
    "description": "可以用 linkageKey 连成上下级。",
    "examples": [
     true
    ]
   },
   "several": {
    "type": "string",
    "description": "写了 multiple 之后值的种类。",
    "enum": [
     "codes"
    ],
    "examples": [
     "codes"
    ]
   },
   "remote": {
    "type": "boolean",
    "description": "边输入边向服务器取选项，页面不必先取整个字典。",
    "examples": [
     true
    ]
   },
   "store": {
    "type": "string",
    "description": "没有写 store.type 时用的数据库类型；省略时由值的种类决定。",
    "enum": [
     "text"
    ],
    "examples": [
     "text"
    ]
   },
   "rule": {
    "type": "string",
    "description": "自带的校验规则；列里与它同名的键是规则的参数。",
    "enum": [
     "cron"
    ],
    "examples": [
     "cron"
    ]
   },
   "most": {
    "type": "integer",
    "description": "值从 0 到这个数。",
    "minimum": 1,
    "examples": [
     100
    ]
   },
   "inRow": {
    "type": "string",
    "description": "在可编辑表格的行里用哪一种单元格类型代替它。",
    "minLength": 1,
    "examples": [
     "input_pop"
    ]
   },
   "query": {
    "type": "array",
    "description": "查询时也要用到的键。",
    "minItems": 1,
    "items": {
     "type": "string",
     "description": "该类型自己的键。",
     "minLength": 1,
     "examples": [
      "condition"
     ]
    },
    "examples": [
     [
      "condition"
     ]
    ]
   },
   "view": {
    "type": "string",
    "description": "接口里的叫法；省略时就是类型的名字。",
    "minLength": 1,
    "examples": [
     "list"
    ]
   },
   "names": {
    "allOf": [
     {
      "$ref": "#/$defs/names"
     }
    ],
    "description": "值指向哪张系统表的记录，粘贴与导入按名称找值时用。",
    "examples": [
     {
      "table": "sys_user",
      "value": "username",
      "text": "realname"
     }
    ]
   }
  },
  "$defs": {
   "names": {
    "title": "CellNames",
    "description": "一张系统表里的值与名称。",
    "examples": [
     {
      "table": "sys_user",
      "value": "username",
      "text": "realname"
     }
    ],
    "type": "object",
    "required": [
     "table",
     "value",
     "text"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "table": {
      "type": "string",
      "description": "表名。",
      "minLength": 1,
      "examples": [
       "sys_user"
      ]
     },
     "value": {
      "type": "string",
      "description": "值所在的列。",
      "minLength": 1,
      "examples": [
       "username"
      ]
     },
     "text": {
      "type": "string",
      "description": "名称所在的列。",
      "minLength": 1,
      "examples": [
       "realname"
      ]
     }
    }
   }
  }
 },
 "cells/cat_tree.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CatTreeColumn",
  "description": "分类字典树选择，存分类的 id。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "cat_tree"
   }
  ],
  "x-kind": "reference",
  "x-tree": "category",
  "x-picker": "category",
  "x-query": [
   "pcode",
   "condition",
   "picker",
   "multiple"
  ],
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
    "enum": [
     "cat_tree",
     "cat-tree"
    ],
    "description": "单元格类型：分类字典树选择，存分类的 id。从旧系统搬来的写法 cat-tree 与它同义。",
    "examples": [
     "cat_tree"
    ]
   },
   "pcode": {
    "type": "string",
    "description": "根分类的编码，只能选它之下的分类；0 为整棵树。",
    "examples": [
     "A01"
    ],
    "minLength": 1,
    "default": "0"
   },
   "picker": {
    "type": "string",
    "description": "分类选择器的路径，自带的叫 category：在弹窗里选；省略时在下拉树里选。",
    "examples": [
     "category"
    ],
    "minLength": 1,
    "x-ref": "picker"
   },
   "textField": {
    "type": "string",
    "description": "接收所选分类名称的字段。",
    "examples": [
     "categoryName"
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
   "condition": {
    "type": "string",
    "description": "每一级的筛选条件，键为 id、pid、code、name，写成 JSON 对象的文字，各项都要符合，% 代表任意文字。",
    "examples": [
     "{\"name\":\"A%\"}"
    ],
    "minLength": 1
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
  "x-toggle": true,
  "x-query": [
   "customValue"
  ],
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
 "cells/checkbox_group.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CheckboxGroupColumn",
  "description": "一组复选框，值以逗号相连。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "checkbox_group"
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
    "const": "checkbox_group",
    "description": "单元格类型：一组复选框，值以逗号相连。",
    "examples": [
     "checkbox_group"
    ]
   },
   "selectAll": {
    "type": "boolean",
    "description": "前面加一个「全选」。",
    "examples": [
     true
    ],
    "default": false
   },
   "dictCode": {
    "type": "string",
    "description": "字典编码，见 screens/dictionaries。",
    "examples": [
     "order_status"
    ],
    "minLength": 1,
    "x-ref": "dictionary",
    "x-aliases": [
     "dict"
    ]
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
  "x-toggle": true,
  "x-query": [
   "customValue"
  ],
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
 "cells/code.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CodeColumn",
  "description": "代码，带语言切换与全屏，表单中独占一行。",
  "examples": [
   {
    "key": "script",
    "title": "清洗脚本",
    "type": "code",
    "language": "python",
    "height": 320
   }
  ],
  "x-kind": "text",
  "x-long": true,
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
    "const": "code",
    "description": "单元格类型：代码，带语言切换与全屏，表单中独占一行。",
    "examples": [
     "code"
    ]
   },
   "height": {
    "type": "integer",
    "description": "编辑区高度，像素。",
    "examples": [
     240
    ],
    "minimum": 120,
    "maximum": 1200,
    "default": 240
   },
   "language": {
    "type": "string",
    "description": "打开时的语言；使用者可以临时切换。",
    "examples": [
     "sql"
    ],
    "enum": [
     "css",
     "javascript",
     "html",
     "java",
     "objective-c",
     "python",
     "r",
     "shell",
     "sql",
     "swift",
     "vue",
     "markdown"
    ],
    "default": "javascript"
   }
  }
 },
 "cells/cron.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CronColumn",
  "description": "Quartz 的 Cron 表达式：可直接输入，也可在对话框里选择并预览最近的执行时间。",
  "examples": [
   {
    "key": "demo",
    "title": "执行时间",
    "type": "cron",
    "editor": "tabs"
   }
  ],
  "x-kind": "text",
  "x-rule": "cron",
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
    "const": "cron",
    "description": "单元格类型：Quartz 的 Cron 表达式：可直接输入，也可在对话框里选择并预览最近的执行时间。",
    "examples": [
     "cron"
    ]
   },
   "editor": {
    "type": "string",
    "description": "对话框：full 宽 800，日与周各有一页；tabs 宽 608，日页含十一种方式。",
    "examples": [
     "tabs"
    ],
    "enum": [
     "full",
     "tabs"
    ],
    "default": "full"
   },
   "weekNumbers": {
    "type": "string",
    "description": "周几的数字：quartz 1 是周日、7 是周六；legacy 0 和 7 是周日、1 到 6 是周一到周六。",
    "examples": [
     "legacy"
    ],
    "enum": [
     "quartz",
     "legacy"
    ],
    "default": "quartz"
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
  "x-query": [
   "period"
  ],
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
   },
   "period": {
    "type": "string",
    "description": "选到哪一级：date 日，year 年，month 月，week 周，quarter 季。存为所选范围的第一天。",
    "examples": [
     "month"
    ],
    "enum": [
     "date",
     "year",
     "month",
     "week",
     "quarter"
    ],
    "default": "date",
    "x-aliases": [
     "picker"
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
   "userAgent": {
    "type": "boolean",
    "description": "值是浏览器的标识（User-Agent）：显示浏览器与系统，悬停看全文。",
    "examples": [
     true
    ],
    "default": false
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
    "uniqueItems": true,
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
   "maxCount": {
    "type": "integer",
    "description": "最多保留几个，多出时留最后的；0 为不限。",
    "examples": [
     3
    ],
    "minimum": 0,
    "maximum": 50,
    "default": 5,
    "x-aliases": [
     "number"
    ]
   },
   "action": {
    "type": "string",
    "description": "接收文件的地址，只能在本站；省略时为 /sys/common/upload。",
    "examples": [
     "/sys/oss/file/upload"
    ],
    "pattern": "^/(?!/)[\\w/.-]*$",
    "maxLength": 200
   },
   "token": {
    "type": "boolean",
    "description": "往 action 指定的地址上传时带上登录令牌；默认地址总是带。",
    "examples": [
     true
    ],
    "default": false
   },
   "responseName": {
    "type": "string",
    "description": "应答中保存路径所在的字段；省略时为 message。",
    "examples": [
     "message"
    ],
    "default": "message",
    "pattern": "^\\w{1,40}$"
   },
   "biz": {
    "type": "string",
    "description": "存放的文件夹。",
    "examples": [
     "contract"
    ],
    "default": "temp",
    "pattern": "^[\\w-]{1,40}(?:/[\\w-]{1,40}){0,3}$"
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
  "x-hidden": true,
  "x-view": "text",
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
    "uniqueItems": true,
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
   "maxCount": {
    "type": "integer",
    "description": "最多保留几张，多出时留最后的；0 为不限。",
    "examples": [
     3
    ],
    "minimum": 0,
    "maximum": 50,
    "default": 5,
    "x-aliases": [
     "number"
    ]
   },
   "action": {
    "type": "string",
    "description": "接收文件的地址，只能在本站；省略时为 /sys/common/upload。",
    "examples": [
     "/sys/oss/file/upload"
    ],
    "pattern": "^/(?!/)[\\w/.-]*$",
    "maxLength": 200
   },
   "token": {
    "type": "boolean",
    "description": "往 action 指定的地址上传时带上登录令牌；默认地址总是带。",
    "examples": [
     true
    ],
    "default": false
   },
   "responseName": {
    "type": "string",
    "description": "应答中保存路径所在的字段；省略时为 message。",
    "examples": [
     "message"
    ],
    "default": "message",
    "pattern": "^\\w{1,40}$"
   },
   "biz": {
    "type": "string",
    "description": "存放的文件夹。",
    "examples": [
     "contract"
    ],
    "default": "temp",
    "pattern": "^[\\w-]{1,40}(?:/[\\w-]{1,40}){0,3}$"
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
  "x-view": "text",
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
  "x-view": "number",
  "x-query": [
   "format"
  ],
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
    "enum": [
     "inputNumber",
     "input-number"
    ],
    "description": "单元格类型：数值输入；非法输入还原，失焦时非法变空。从旧系统搬来的写法 input-number 与它同义。",
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
    "description": "显示样式：plain 普通，percent 百分比（存 0.12 显示 12.0%；填写、粘贴、导入、查询时 12 与 12% 都读作 0.12）。",
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
   "isOrder": {
    "type": "boolean",
    "description": "排序号：可编辑表格没有写 dragSort 时，按这一列拖动排序，与 grid.dragSort 同义。",
    "examples": [
     true
    ],
    "default": false
   },
   "currency": {
    "type": "string",
    "description": "存货币代码的列：各行的金额可能是不同货币，只在同一种货币里相加。",
    "examples": [
     "currency"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "look": {
    "type": "string",
    "description": "只用于报表的列：bar 在数旁边画条，heat 按大小着色（都与本页的其他数比），spark 把 SQL 给出的一列数（array_agg）画成迷你折线。",
    "examples": [
     "bar"
    ],
    "minLength": 1,
    "enum": [
     "bar",
     "heat",
     "spark"
    ]
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
 "cells/json.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "JsonColumn",
  "description": "结构化内容：对象或数组。表单自己的 schema 说明了它的样子时逐项填写，否则写 JSON；表格里只显示。",
  "examples": [
   {
    "key": "delivery",
    "title": "寄送",
    "type": "json"
   }
  ],
  "x-kind": "json",
  "x-long": true,
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
    "const": "json",
    "description": "单元格类型：结构化内容。",
    "examples": [
     "json"
    ]
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
    "enum": [
     "list_multi",
     "select-multiple",
     "multi-select"
    ],
    "description": "单元格类型：下拉多选，值以逗号相连。从旧系统搬来的写法 select-multiple、multi-select 与它同义。",
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
    "x-ref": "dictionary",
    "x-aliases": [
     "dict"
    ]
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
 "cells/markdown.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "MarkdownColumn",
  "description": "Markdown，边写边看；表单中独占一行，表格中点开对话框编辑，列表里显示为一行文字。",
  "examples": [
   {
    "key": "notes",
    "title": "操作说明",
    "type": "markdown",
    "height": 320
   }
  ],
  "x-kind": "markup",
  "x-long": true,
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
    "const": "markdown",
    "description": "单元格类型：Markdown，表单中独占一行。",
    "examples": [
     "markdown"
    ]
   },
   "height": {
    "type": "integer",
    "description": "编辑区高度，像素。",
    "examples": [
     300
    ],
    "minimum": 200,
    "maximum": 1200,
    "default": 300
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
  "x-readOnly": true,
  "x-view": "text",
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
 "cells/password.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PasswordColumn",
  "description": "密码：只写不读。输入不显示，服务器只存散列值，列表、详情、复制与导出都以圆点代替，不能查询与排序。",
  "examples": [
   {
    "key": "accessKey",
    "title": "口令",
    "type": "password"
   }
  ],
  "x-kind": "secret",
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
    "const": "password",
    "description": "单元格类型：密码：输入不显示，列表以圆点代替。",
    "examples": [
     "password"
    ]
   }
  }
 },
 "cells/pca.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PcaColumn",
  "description": "省市区选择，存最末一级的六位代码。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "pca"
   }
  ],
  "x-kind": "area",
  "x-query": [
   "displayLevel",
   "areaType"
  ],
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
    "const": "pca",
    "description": "单元格类型：省市区选择，存最末一级的六位代码。",
    "examples": [
     "pca"
    ]
   },
   "displayLevel": {
    "type": "string",
    "description": "选到哪一级：province 省，city 市，region 区县，all 任何一级皆可。",
    "examples": [
     "city"
    ],
    "enum": [
     "province",
     "city",
     "region",
     "all"
    ],
    "default": "region"
   },
   "areaType": {
    "type": "string",
    "description": "怎样选：cascader 为级联菜单，select 为并列的几个下拉框。",
    "examples": [
     "select"
    ],
    "enum": [
     "cascader",
     "select"
    ],
    "default": "cascader"
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
  "x-picker": "popup",
  "x-query": [
   "picker",
   "orgFields",
   "destFields"
  ],
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
   "paramFields": {
    "type": "object",
    "description": "报表的参数取自本行哪个字段：键为参数名，值为字段的 key。打开时以 self_ 开头发送；字段为空时不发送。",
    "examples": [
     {
      "currency": "currency"
     }
    ],
    "additionalProperties": {
     "type": "string",
     "description": "字段的 key。",
     "examples": [
      "currency"
     ],
     "minLength": 1
    }
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连；省略时依选择器。",
    "examples": [
     true
    ]
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
  "x-most": 100,
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
    "x-ref": "dictionary",
    "x-aliases": [
     "dict"
    ]
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
   },
   "allowClear": {
    "type": "boolean",
    "description": "再点一次已选的选项即清空。",
    "examples": [
     true
    ],
    "default": false
   }
  }
 },
 "cells/sel_business.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelBusinessColumn",
  "description": "业务组件：弹窗里选记录，右侧列出已选。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_business",
    "picker": "demo/product"
   }
  ],
  "x-kind": "reference",
  "x-picker": "business",
  "x-query": [
   "picker",
   "multiple"
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../column.schema.json#/$defs/common"
   }
  ],
  "required": [
   "type",
   "picker"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "sel_business",
    "description": "单元格类型：业务组件：弹窗里选记录，右侧列出已选。",
    "examples": [
     "sel_business"
    ]
   },
   "picker": {
    "type": "string",
    "description": "业务组件选择器的路径。",
    "examples": [
     "demo/product"
    ],
    "minLength": 1,
    "x-ref": "picker"
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连；省略时依选择器。",
    "examples": [
     true
    ]
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
    "type": "sel_depart",
    "multiple": true
   }
  ],
  "x-kind": "reference",
  "x-picker": "department",
  "x-query": [
   "picker",
   "multiple"
  ],
  "x-names": {
   "table": "sys_depart",
   "value": "org_code",
   "text": "depart_name"
  },
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
    "enum": [
     "sel_depart",
     "departSelect",
     "depart-select"
    ],
    "description": "单元格类型：选部门，存部门编码。从旧系统搬来的写法 departSelect、depart-select 与它同义。",
    "examples": [
     "sel_depart"
    ]
   },
   "picker": {
    "type": "string",
    "description": "选择器的路径；省略时用自带的 department，存什么由选择器的 value 决定。",
    "examples": [
     "demo/department"
    ],
    "minLength": 1,
    "x-ref": "picker"
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连；省略时依选择器。",
    "examples": [
     true
    ]
   }
  }
 },
 "cells/sel_position.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelPositionColumn",
  "description": "选职务，存职务编码。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_position",
    "multiple": true
   }
  ],
  "x-kind": "reference",
  "x-picker": "position",
  "x-query": [
   "picker",
   "multiple"
  ],
  "x-names": {
   "table": "sys_position",
   "value": "code",
   "text": "name"
  },
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
    "const": "sel_position",
    "description": "单元格类型：选职务，存职务编码。",
    "examples": [
     "sel_position"
    ]
   },
   "picker": {
    "type": "string",
    "description": "选择器的路径；省略时用自带的 position，存什么由选择器的 value 决定。",
    "examples": [
     "demo/position"
    ],
    "minLength": 1,
    "x-ref": "picker"
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连；省略时依选择器。",
    "examples": [
     true
    ]
   }
  }
 },
 "cells/sel_role.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelRoleColumn",
  "description": "选角色，存角色编码。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_role",
    "multiple": true
   }
  ],
  "x-kind": "reference",
  "x-picker": "role",
  "x-query": [
   "picker",
   "multiple"
  ],
  "x-names": {
   "table": "sys_role",
   "value": "role_code",
   "text": "role_name"
  },
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
    "const": "sel_role",
    "description": "单元格类型：选角色，存角色编码。",
    "examples": [
     "sel_role"
    ]
   },
   "picker": {
    "type": "string",
    "description": "选择器的路径；省略时用自带的 role，存什么由选择器的 value 决定。",
    "examples": [
     "demo/role"
    ],
    "minLength": 1,
    "x-ref": "picker"
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连；省略时依选择器。",
    "examples": [
     true
    ]
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
    "x-ref": "dictionary",
    "x-aliases": [
     "dict"
    ]
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
  "x-remote": true,
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
    "enum": [
     "sel_search_async",
     "select-dict-search"
    ],
    "description": "单元格类型：输入文字向服务器搜索字典并单选。从旧系统搬来的写法 select-dict-search 与它同义。",
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
    "x-ref": "dictionary",
    "x-aliases": [
     "dict"
    ]
   }
  }
 },
 "cells/sel_tree.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SelTreeColumn",
  "description": "树形选择，取自声明过的树形字典。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "sel_tree",
    "dictCode": "warehouse_shelf"
   }
  ],
  "x-kind": "reference",
  "x-tree": "dictionary",
  "x-query": [
   "condition",
   "multiple"
  ],
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
    "enum": [
     "sel_tree",
     "sel-tree"
    ],
    "description": "单元格类型：树形选择，取自声明过的树形字典。从旧系统搬来的写法 sel-tree 与它同义。",
    "examples": [
     "sel_tree"
    ]
   },
   "dictCode": {
    "type": "string",
    "description": "树形字典的编码：source 里写了 parent 的字典。",
    "examples": [
     "warehouse_shelf"
    ],
    "minLength": 1,
    "x-ref": "dictionary",
    "x-aliases": [
     "dict"
    ]
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连。",
    "examples": [
     true
    ],
    "default": false
   },
   "condition": {
    "type": "string",
    "description": "每一级的筛选条件，键为模型的字段，写成 JSON 对象的文字，各项都要符合，% 代表任意文字。",
    "examples": [
     "{\"name\":\"A%\"}"
    ],
    "minLength": 1
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
    "type": "sel_user",
    "multiple": true
   }
  ],
  "x-kind": "reference",
  "x-picker": "user",
  "x-query": [
   "picker",
   "multiple"
  ],
  "x-names": {
   "table": "sys_user",
   "value": "username",
   "text": "realname"
  },
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
    "enum": [
     "sel_user",
     "userSelect",
     "user-select"
    ],
    "description": "单元格类型：选用户，存账号。从旧系统搬来的写法 userSelect、user-select 与它同义。",
    "examples": [
     "sel_user"
    ]
   },
   "picker": {
    "type": "string",
    "description": "选择器的路径；省略时用自带的 user，存什么由选择器的 value 决定。",
    "examples": [
     "demo/user"
    ],
    "minLength": 1,
    "x-ref": "picker"
   },
   "multiple": {
    "type": "boolean",
    "description": "可多选，值以逗号相连；省略时依选择器。",
    "examples": [
     true
    ]
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
  "x-linkage": true,
  "x-several": "codes",
  "x-view": "list",
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
    "enum": [
     "select",
     "select-search"
    ],
    "description": "单元格类型：下拉单选，取自字典或选项。从旧系统搬来的写法 select-search 与它同义，并可输入列表以外的值。",
    "examples": [
     "select"
    ]
   },
   "linkageKey": {
    "type": "string",
    "description": "下一级列的 key：本列一变，下级清空并换成本列值之下的选项（选项的 parent）；下级的字典写了 parent 时，选项按本列的值向服务器取。",
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
    "x-ref": "dictionary",
    "x-aliases": [
     "dict"
    ]
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
 "cells/slider.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "SliderColumn",
  "description": "滑块验证：拖过整条轨道才通过，通过后锁定；键盘用方向键、End 与回车。值为 Y 或空。",
  "examples": [
   {
    "key": "demo",
    "title": "示例",
    "type": "slider"
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
    "const": "slider",
    "description": "单元格类型：滑块验证。",
    "examples": [
     "slider"
    ]
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
    "description": "链接地址，可写 {{ 字段名 }}：本站的路径、http(s) 地址，或 tel:、mailto: 开头的电话与邮箱。",
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
  "x-toggle": true,
  "x-query": [
   "customValue"
  ],
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
  "x-view": "text",
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
    "type": [
     "boolean",
     "object"
    ],
    "description": "上色：true 按内容自动取色；对象写明哪个标签用什么颜色，其余不上色。",
    "examples": [
     true,
     {
      "热销": "red",
      "新品": "green"
     }
    ],
    "default": false,
    "additionalProperties": {
     "$ref": "../option.schema.json#/$defs/color"
    }
   },
   "groupSize": {
    "type": "integer",
    "description": "输入时每几个字成为一个标签。",
    "examples": [
     4
    ],
    "default": 2,
    "minimum": 1,
    "maximum": 20
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
  "x-long": true,
  "x-store": "text",
  "x-inRow": "input_pop",
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
 "cells/umeditor.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "UmeditorColumn",
  "description": "富文本，存净化过的 HTML；表单中独占一行，表格中点开对话框编辑，列表里显示为一行文字。",
  "examples": [
   {
    "key": "detail",
    "title": "商品描述",
    "type": "umeditor",
    "height": 360
   }
  ],
  "x-kind": "markup",
  "x-long": true,
  "x-html": true,
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
    "const": "umeditor",
    "description": "单元格类型：富文本，存净化过的 HTML，表单中独占一行。",
    "examples": [
     "umeditor"
    ]
   },
   "height": {
    "type": "integer",
    "description": "编辑区高度，像素。",
    "examples": [
     300
    ],
    "minimum": 120,
    "maximum": 1200,
    "default": 300
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
    "uniqueItems": true,
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
   "action": {
    "type": "string",
    "description": "接收文件的地址，只能在本站；省略时为 /sys/common/upload。",
    "examples": [
     "/sys/oss/file/upload"
    ],
    "pattern": "^/(?!/)[\\w/.-]*$",
    "maxLength": 200
   },
   "token": {
    "type": "boolean",
    "description": "往 action 指定的地址上传时带上登录令牌；默认地址总是带。",
    "examples": [
     true
    ],
    "default": false
   },
   "responseName": {
    "type": "string",
    "description": "应答中保存路径所在的字段；省略时为 message。",
    "examples": [
     "message"
    ],
    "default": "message",
    "pattern": "^\\w{1,40}$"
   },
   "biz": {
    "type": "string",
    "description": "存放的文件夹。",
    "examples": [
     "contract"
    ],
    "default": "temp",
    "pattern": "^[\\w-]{1,40}(?:/[\\w-]{1,40}){0,3}$"
   }
  }
 },
 "chart.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ChartDeclaration",
  "type": "object",
  "description": "一张图：画成什么（mark）、横轴（x）、数值（y）、按什么分成几条（series）。怎么画得好看由系统决定，不写图表库的选项。",
  "examples": [
   {
    "mark": "line",
    "title": "每日销售额",
    "x": "day",
    "y": [
     "sales"
    ],
    "series": "site"
   },
   {
    "mark": "combo",
    "x": "month",
    "y": [
     {
      "key": "sales",
      "mark": "bar"
     },
     {
      "key": "acos",
      "mark": "line",
      "axis": "right"
     }
    ]
   }
  ],
  "required": [
   "mark",
   "y"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "mark": {
    "type": "string",
    "description": "画成什么：line 折线，area 面积，bar 柱，stack 堆叠柱，combo 柱线组合，pie 饼，donut 环，scatter 散点，funnel 漏斗，heatmap 热力，gauge 仪表，waterfall 瀑布。",
    "examples": [
     "line"
    ],
    "minLength": 1,
    "enum": [
     "line",
     "area",
     "bar",
     "stack",
     "combo",
     "pie",
     "donut",
     "scatter",
     "funnel",
     "heatmap",
     "gauge",
     "waterfall"
    ]
   },
   "title": {
    "type": "string",
    "description": "图的标题；导出的图片上也有它。",
    "examples": [
     "每日销售额"
    ],
    "minLength": 1
   },
   "x": {
    "type": "string",
    "description": "横轴（饼、环、漏斗里是各块的名称）：一个维度或列的 key；散点里须是数值。仪表没有横轴，其余都要写。",
    "examples": [
     "day"
    ],
    "minLength": 1
   },
   "y": {
    "type": "array",
    "description": "数值：看板的图写指标的 key（数值列不行，要先在 measures 里声明），报表的图写数值列的 key；要另写标题、画法或用右轴时写成对象。饼、环、散点、漏斗、热力、仪表、瀑布只写一个。",
    "examples": [
     [
      "sales"
     ],
     [
      {
       "key": "sales",
       "mark": "bar"
      },
      {
       "key": "acos",
       "mark": "line",
       "axis": "right"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "title": "ChartValueEntry",
     "description": "一个数值：key，或写明画法的对象。",
     "examples": [
      "sales",
      {
       "key": "acos",
       "mark": "line",
       "axis": "right"
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
      "type": "string",
      "minLength": 1,
      "description": "看板的图里是指标的 key，报表的图里是数值列的 key。",
      "examples": [
       "sales"
      ]
     },
     "else": {
      "$ref": "#/$defs/value"
     }
    }
   },
   "series": {
    "type": "string",
    "description": "按这一列的值分成几条（热力里是纵轴）；只在 y 恰有一个时写。超过 10 条的，能相加的合成「其他」。",
    "examples": [
     "site"
    ],
    "minLength": 1
   },
   "sort": {
    "type": "string",
    "description": "横轴的次序：x 按横轴自己，value 数值由小到大，-value 由大到小。省略时日期与数按先后大小，其余按数据的次序。",
    "examples": [
     "-value"
    ],
    "minLength": 1,
    "enum": [
     "x",
     "value",
     "-value"
    ]
   },
   "top": {
    "type": "integer",
    "description": "只画最大的几项，其余相加为「其他」；横轴是日期或数时说的是 series。只用于能相加的数值，比率不行。",
    "examples": [
     10
    ],
    "minimum": 1,
    "maximum": 50
   },
   "horizontal": {
    "type": "boolean",
    "description": "横着画柱，适合名称长的项；只用于 bar、stack。",
    "examples": [
     true
    ],
    "default": false
   },
   "references": {
    "type": "array",
    "description": "参考线，画在左轴上。",
    "examples": [
     [
      {
       "value": 0.3,
       "title": "警戒"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "title": "ChartReferenceEntry",
     "description": "一条参考线：写明的数，或某一列的值。",
     "examples": [
      {
       "value": 0.3,
       "title": "警戒"
      },
      {
       "key": "average"
      }
     ],
     "type": "object",
     "if": {
      "type": "object",
      "required": [
       "key"
      ]
     },
     "then": {
      "$ref": "#/$defs/referenceKey"
     },
     "else": {
      "$ref": "#/$defs/reference"
     }
    }
   },
   "annotations": {
    "type": "array",
    "description": "标注：横轴上哪一天发生了什么（大促、调价、断货）。画成一条竖线，读屏、数据表与导出里也有。横轴须是日期；只用于 line、area、bar、stack、combo。",
    "examples": [
     [
      {
       "date": "2026-11-11",
       "title": "双 11"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "title": "ChartAnnotationEntry",
     "description": "一条标注：写明的一天，或某一列的文字。",
     "examples": [
      {
       "date": "2026-11-11",
       "title": "双 11"
      },
      {
       "key": "event"
      }
     ],
     "type": "object",
     "if": {
      "type": "object",
      "required": [
       "key"
      ]
     },
     "then": {
      "$ref": "#/$defs/annotationKey"
     },
     "else": {
      "$ref": "#/$defs/annotation"
     }
    }
   },
   "target": {
    "type": [
     "number",
     "string"
    ],
    "description": "目标：一个数，或一列的 key（取第一个有值的）。画成目标线；仪表里是满刻度。",
    "examples": [
     100000,
     "goal"
    ]
   },
   "height": {
    "type": "integer",
    "description": "高，像素。",
    "examples": [
     320
    ],
    "minimum": 120,
    "maximum": 1200
   }
  },
  "$defs": {
   "value": {
    "title": "ChartValue",
    "type": "object",
    "description": "一个数值，写明画法。",
    "examples": [
     {
      "key": "acos",
      "mark": "line",
      "axis": "right"
     }
    ],
    "required": [
     "key"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "看板的图里是指标的 key，报表的图里是数值列的 key。",
      "examples": [
       "acos"
      ],
      "minLength": 1
     },
     "mark": {
      "type": "string",
      "description": "这一个画成什么；只用于 combo。省略时第一个画柱，其余画线。",
      "examples": [
       "line"
      ],
      "minLength": 1,
      "enum": [
       "line",
       "area",
       "bar"
      ]
     },
     "axis": {
      "type": "string",
      "description": "用左轴还是右轴；只用于 combo、line、area、bar。",
      "examples": [
       "right"
      ],
      "minLength": 1,
      "enum": [
       "left",
       "right"
      ],
      "default": "left"
     },
     "title": {
      "type": "string",
      "description": "图例里的名称；省略时用列自己的标题。",
      "examples": [
       "广告占比"
      ],
      "minLength": 1
     }
    }
   },
   "reference": {
    "title": "ChartReference",
    "type": "object",
    "description": "写明的数画成的参考线。",
    "examples": [
     {
      "value": 0.3,
      "title": "警戒"
     }
    ],
    "required": [
     "value"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "value": {
      "type": "number",
      "description": "线在哪里；比率写小数，30% 写 0.3。",
      "examples": [
       0.3
      ]
     },
     "title": {
      "type": "string",
      "description": "线旁的文字。",
      "examples": [
       "警戒"
      ],
      "minLength": 1
     }
    }
   },
   "referenceKey": {
    "title": "ChartReferenceKey",
    "type": "object",
    "description": "某一列的值画成的参考线。",
    "examples": [
     {
      "key": "average"
     }
    ],
    "required": [
     "key"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "数值列的 key；取第一个有值的。",
      "examples": [
       "average"
      ],
      "minLength": 1
     },
     "title": {
      "type": "string",
      "description": "线旁的文字；省略时用列的标题。",
      "examples": [
       "平均"
      ],
      "minLength": 1
     }
    }
   },
   "annotation": {
    "title": "ChartAnnotation",
    "type": "object",
    "description": "写明的一天发生了什么；按周、按月画时标在那一周、那一月。",
    "examples": [
     {
      "date": "2026-11-11",
      "title": "双 11"
     }
    ],
    "required": [
     "date",
     "title"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "date": {
      "type": "string",
      "description": "哪一天，YYYY-MM-DD。不在图里的日子不画。",
      "examples": [
       "2026-11-11"
      ],
      "minLength": 1
     },
     "title": {
      "type": "string",
      "description": "发生了什么。",
      "examples": [
       "双 11"
      ],
      "minLength": 1
     }
    }
   },
   "annotationKey": {
    "title": "ChartAnnotationKey",
    "type": "object",
    "description": "某一列的文字，标在它那一行的日期上；空的不标。只用于报表的图，看板的图没有一行行的文字。",
    "examples": [
     {
      "key": "event"
     }
    ],
    "required": [
     "key"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "文字列的 key。",
      "examples": [
       "event"
      ],
      "minLength": 1
     }
    }
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
      "pattern": "^[a-z][A-Za-z0-9]{0,39}$",
      "x-aliases": [
       "dataIndex",
       "field"
      ]
     },
     "title": {
      "type": "string",
      "description": "列头与表单标签。",
      "examples": [
       "下单日期"
      ],
      "minLength": 1,
      "x-aliases": [
       "headerName",
       "label"
      ]
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
      ],
      "x-aliases": [
       "pinned"
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
     "hidden": {
      "type": "boolean",
      "description": "不显示为列，只参与计算与提交。",
      "examples": [
       true
      ],
      "default": false,
      "x-aliases": [
       {
        "name": "visible",
        "values": {
         "true": false,
         "false": true
        }
       },
       "hide"
      ]
     },
     "showDetails": {
      "type": "boolean",
      "description": "点这一列的值（或按回车）打开记录的详情；在可编辑表格里，须是不能编辑的列。",
      "examples": [
       true
      ],
      "default": false
     },
     "groupTitle": {
      "type": "string",
      "description": "只用于报表的列：分组表头。写同一个的列并到一个表头之下，排在其中第一列的位置；多级用 / 分开。",
      "examples": [
       "销售",
       "销售/本期"
      ],
      "minLength": 1,
      "pattern": "^[^/]+(/[^/]+){0,3}$"
     },
     "total": {
      "type": "string",
      "description": "只用于报表的列：合计与小计怎样算，写成指标表达式；比率由各列的合计相除，不把比率相加或平均。求和只写 statistics。",
      "examples": [
       "sum(row.cancelled) / sum(row.orders)",
       "avg(row.price)",
       "max(row.lastDay)"
      ],
      "minLength": 1
     },
     "merge": {
      "type": "boolean",
      "description": "只用于报表的列：上下相邻的相同值合并成一格，左边的合并列也相同时才合并。",
      "examples": [
       true
      ],
      "default": false
     },
     "drill": {
      "type": "object",
      "description": "只用于报表的列：点这一列的值打开另一页，并按本行的值查询；无权打开那一页的人看到的是普通文字。",
      "examples": [
       {
        "to": "market/order",
        "with": {
         "shipState": "{state}"
        }
       }
      ],
      "required": [
       "to"
      ],
      "unevaluatedProperties": false,
      "properties": {
       "to": {
        "type": "string",
        "description": "打开哪一页：页面或报表的路径。",
        "examples": [
         "market/order"
        ],
        "minLength": 1,
        "x-ref": "screen"
       },
       "with": {
        "type": "object",
        "description": "那一页的查询项与它的值；值里 {列} 取本行的值，{参数} 取本页的参数，一段日期写 {dateFrom}、{dateTo}；没有值的不带。",
        "examples": [
         {
          "shipState": "{state}",
          "orderDate_begin": "{dateFrom}"
         }
        ],
        "minProperties": 1,
        "additionalProperties": {
         "type": "string",
         "description": "一个查询项的值。",
         "examples": [
          "{state}"
         ],
         "minLength": 1
        }
       }
      }
     },
     "bucket": {
      "type": "array",
      "description": "只用于报表的数值列：按界限分段显示，如库龄 [30, 60, 90] 显示为 0–30、31–60、61–90、>90；可排序、分组、筛选。",
      "examples": [
       [
        30,
        60,
        90
       ]
      ],
      "minItems": 1,
      "maxItems": 9,
      "uniqueItems": true,
      "items": {
       "type": "number",
       "description": "一段的上限，含这个数；从小到大。",
       "examples": [
        30
       ]
      }
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
      },
      "x-aliases": [
       "aggFunc"
      ]
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
      "description": "新增时的默认值：原文；#{date}、#{time}、#{datetime}、#{sysUserId}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode}；{{ 表达式 }}，整个默认值就是一个表达式时保留类型；或一个 ${填值规则编码}，由服务器给出，不与其他写法混用。",
      "examples": [
       "#{date}",
       "{{ addDays(now, 7) }}",
       "${order_num}"
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
      "description": "锁定：可编辑表格里不能改，表单里只读。只想在表单里只读，写 form.readOnly；从来只显示的列，用类型 normal。",
      "examples": [
       true
      ],
      "default": false
     },
     "restricted": {
      "type": "boolean",
      "description": "读取此字段需要单独授权（权限码为 前缀:字段名）；未授权者看不到、查不到、排不了序；报表里取自它的输出列也一样。",
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
     "formerKey": {
      "type": "string",
      "description": "改名以前的 key：别人保存的视图与导出模板里，这一列的次序、宽度、固定、排序与查询条件照旧。weft rename 会自动写上。",
      "examples": [
       "sku"
      ],
      "pattern": "^[a-z][A-Za-z0-9_]*$"
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
       "slot",
       "password",
       "sel_role",
       "sel_position",
       "sel_tree",
       "cat_tree",
       "pca",
       "umeditor",
       "markdown",
       "code",
       "cron",
       "checkbox_group",
       "sel_business",
       "slider",
       "json",
       "select-multiple",
       "multi-select",
       "departSelect",
       "depart-select",
       "userSelect",
       "user-select",
       "select-search",
       "select-dict-search",
       "input-number",
       "sel-tree",
       "cat-tree"
      ],
      "description": "单元格类型；末尾带连字符或驼峰的几个是旧系统的同义写法。",
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
     },
     {
      "$ref": "cells/password.schema.json"
     },
     {
      "$ref": "cells/sel_role.schema.json"
     },
     {
      "$ref": "cells/sel_position.schema.json"
     },
     {
      "$ref": "cells/sel_tree.schema.json"
     },
     {
      "$ref": "cells/cat_tree.schema.json"
     },
     {
      "$ref": "cells/pca.schema.json"
     },
     {
      "$ref": "cells/umeditor.schema.json"
     },
     {
      "$ref": "cells/markdown.schema.json"
     },
     {
      "$ref": "cells/code.schema.json"
     },
     {
      "$ref": "cells/cron.schema.json"
     },
     {
      "$ref": "cells/checkbox_group.schema.json"
     },
     {
      "$ref": "cells/sel_business.schema.json"
     },
     {
      "$ref": "cells/slider.schema.json"
     },
     {
      "$ref": "cells/json.schema.json"
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
      "description": "single 等于，like 包含，group 起止两值，ne 不等于，ge 不小于，le 不大于，below 等于它或在它之下（部门、分类、树形字典、地区）。",
      "examples": [
       "like"
      ],
      "minLength": 1,
      "enum": [
       "single",
       "like",
       "group",
       "ne",
       "ge",
       "le",
       "below"
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
      "description": "只在表单里只读，可编辑表格里仍然能改；两处都要锁定，写列的 disabled。",
      "examples": [
       true
      ],
      "default": false,
      "x-aliases": [
       "readonly"
      ]
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
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
 "dataSchema.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "DataSchema",
  "description": "一份数据要符合的 JSON Schema（2020-12 的这些关键字）；在编译时检查并预先生成校验程序。",
  "examples": [
   {
    "type": "object",
    "required": [
     "reason"
    ],
    "properties": {
     "reason": {
      "type": "string",
      "title": "原因",
      "maxLength": 200
     }
    }
   }
  ],
  "type": "object",
  "unevaluatedProperties": false,
  "properties": {
   "$ref": {
    "type": "string",
    "pattern": "^#/\\$defs/[A-Za-z_][A-Za-z0-9_]*$",
    "description": "用 $defs 里的一份定义；旁边的关键字在它之上补充。不能成环。",
    "examples": [
     "#/$defs/address"
    ]
   },
   "$defs": {
    "type": "object",
    "additionalProperties": {
     "$ref": "#"
    },
    "description": "多处共用的定义，按名字用 $ref 引用；写在最外层。",
    "examples": [
     {
      "address": {
       "type": "object",
       "properties": {
        "city": {
         "type": "string"
        }
       }
      }
     }
    ]
   },
   "type": {
    "type": "string",
    "enum": [
     "string",
     "number",
     "integer",
     "boolean",
     "array",
     "object"
    ],
    "description": "值的类型。text 之类的内容写 string，打开或关闭写 boolean，多选写 array，子表写元素为 object 的 array；object 与再分层的 array 是结构化内容，模型里用单元格 json。",
    "examples": [
     "string"
    ]
   },
   "title": {
    "type": "string",
    "minLength": 1,
    "description": "表单标签；省略时取自模型的字段，没有模型时为属性名。",
    "examples": [
     "原因"
    ]
   },
   "description": {
    "type": "string",
    "minLength": 1,
    "description": "表单项下方的说明。",
    "examples": [
     "买家给出的原因"
    ]
   },
   "message": {
    "type": "string",
    "minLength": 1,
    "description": "不符合这里的要求时的提示；省略时按要求给出。",
    "examples": [
     "退款不能多于订单金额"
    ]
   },
   "default": {
    "type": [
     "string",
     "number"
    ],
    "description": "打开表单时的值，写法同列的 defaultValue。",
    "examples": [
     "#{date}"
    ]
   },
   "enum": {
    "type": "array",
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": [
      "string",
      "number",
      "boolean"
     ],
     "description": "一个值。",
     "examples": [
      "damaged"
     ]
    },
    "description": "只能是其中之一。",
    "examples": [
     [
      "damaged",
      "late"
     ]
    ]
   },
   "const": {
    "type": [
     "string",
     "number",
     "boolean"
    ],
    "description": "只能是这个值。",
    "examples": [
     "other"
    ]
   },
   "minLength": {
    "type": "integer",
    "minimum": 0,
    "description": "至少几个字符。",
    "examples": [
     2
    ]
   },
   "maxLength": {
    "type": "integer",
    "minimum": 0,
    "description": "至多几个字符。",
    "examples": [
     200
    ]
   },
   "pattern": {
    "type": "string",
    "minLength": 1,
    "description": "要匹配的正则表达式；与规则 regex 一样，拒绝会变慢的写法。",
    "examples": [
     "^RM[0-9]{8}$"
    ]
   },
   "format": {
    "type": "string",
    "enum": [
     "date",
     "date-time",
     "time",
     "email",
     "uri"
    ],
    "description": "文字的写法：date 为 YYYY-MM-DD，date-time 为 YYYY-MM-DD HH:mm:ss，time 为 HH:mm:ss，email 邮箱，uri 以 http 或 https 开头的网址。",
    "examples": [
     "date"
    ]
   },
   "minimum": {
    "type": "number",
    "description": "不小于。",
    "examples": [
     1
    ]
   },
   "maximum": {
    "type": "number",
    "description": "不大于。",
    "examples": [
     100
    ]
   },
   "exclusiveMinimum": {
    "type": "number",
    "description": "大于。",
    "examples": [
     0
    ]
   },
   "exclusiveMaximum": {
    "type": "number",
    "description": "小于。",
    "examples": [
     100
    ]
   },
   "multipleOf": {
    "type": "number",
    "minimum": 0,
    "description": "是它的倍数。",
    "examples": [
     0.01
    ]
   },
   "minItems": {
    "type": "integer",
    "minimum": 0,
    "description": "至少几项；子表至少几行。",
    "examples": [
     1
    ]
   },
   "maxItems": {
    "type": "integer",
    "minimum": 0,
    "description": "至多几项；子表至多几行。",
    "examples": [
     20
    ]
   },
   "uniqueItems": {
    "type": "boolean",
    "description": "各项不能重复。",
    "examples": [
     true
    ]
   },
   "items": {
    "allOf": [
     {
      "$ref": "#"
     }
    ],
    "description": "每一项；元素是 object 时为子表的一行。",
    "examples": [
     {
      "type": "string",
      "enum": [
       "a",
       "b"
      ]
     }
    ]
   },
   "properties": {
    "type": "object",
    "additionalProperties": {
     "$ref": "#"
    },
    "description": "属性：键为字段名。",
    "examples": [
     {
      "reason": {
       "type": "string"
      }
     }
    ]
   },
   "required": {
    "type": "array",
    "uniqueItems": true,
    "items": {
     "type": "string",
     "minLength": 1,
     "description": "属性名。",
     "examples": [
      "reason"
     ]
    },
    "description": "必填的属性。",
    "examples": [
     [
      "reason"
     ]
    ]
   },
   "dependentRequired": {
    "type": "object",
    "additionalProperties": {
     "type": "array",
     "description": "还要填的属性。",
     "examples": [
      [
       "trackingNo"
      ]
     ],
     "minItems": 1,
     "uniqueItems": true,
     "items": {
      "type": "string",
      "minLength": 1,
      "description": "属性名。",
      "examples": [
       "reason"
      ]
     }
    },
    "description": "填了某个属性时，还要填哪些。",
    "examples": [
     {
      "carrier": [
       "trackingNo"
      ]
     }
    ]
   },
   "if": {
    "allOf": [
     {
      "$ref": "#"
     }
    ],
    "description": "条件：符合时看 then，否则看 else。",
    "examples": [
     {
      "properties": {
       "reason": {
        "const": "other"
       }
      },
      "required": [
       "reason"
      ]
     }
    ]
   },
   "then": {
    "allOf": [
     {
      "$ref": "#"
     }
    ],
    "description": "符合条件时的要求。",
    "examples": [
     {
      "required": [
       "note"
      ]
     }
    ]
   },
   "else": {
    "allOf": [
     {
      "$ref": "#"
     }
    ],
    "description": "不符合条件时的要求。",
    "examples": [
     {
      "required": [
       "photo"
      ]
     }
    ]
   },
   "allOf": {
    "type": "array",
    "minItems": 1,
    "items": {
     "$ref": "#"
    },
    "description": "都要符合。",
    "examples": [
     [
      {
       "required": [
        "reason"
       ]
      }
     ]
    ]
   },
   "anyOf": {
    "type": "array",
    "minItems": 1,
    "items": {
     "$ref": "#"
    },
    "description": "至少符合一个。",
    "examples": [
     [
      {
       "required": [
        "phone"
       ]
      },
      {
       "required": [
        "email"
       ]
      }
     ]
    ]
   },
   "oneOf": {
    "type": "array",
    "minItems": 1,
    "items": {
     "$ref": "#"
    },
    "description": "只能符合一个。",
    "examples": [
     [
      {
       "required": [
        "phone"
       ]
      },
      {
       "required": [
        "email"
       ]
      }
     ]
    ]
   },
   "not": {
    "allOf": [
     {
      "$ref": "#"
     }
    ],
    "description": "不能符合。",
    "examples": [
     {
      "required": [
       "phone",
       "email"
      ]
     }
    ]
   }
  }
 },
 "dictionary.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "unevaluatedProperties": false,
  "title": "DictionaryFile",
  "description": "字典：一组值与文字，写在 items 里，或由 source 取自一个模型的记录。编码即文件名。",
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
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
   },
   "source": {
    "$ref": "#/$defs/source",
    "description": "取自一个模型的记录；与 items 二选一。",
    "examples": [
     {
      "model": "demo/product",
      "text": "name",
      "code": "sku"
     }
    ]
   }
  },
  "$defs": {
   "source": {
    "title": "DictionarySource",
    "type": "object",
    "description": "字典项取自一个模型的记录；写了 parent 便是一棵树。",
    "examples": [
     {
      "model": "demo/product",
      "text": "name",
      "code": "sku"
     },
     {
      "model": "demo/shelf",
      "text": "name",
      "code": "id",
      "parent": "parentId"
     }
    ],
    "required": [
     "model",
     "text",
     "code"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "model": {
      "type": "string",
      "description": "模型的路径。",
      "examples": [
       "demo/product"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "text": {
      "type": "string",
      "description": "作文字的字段。",
      "examples": [
       "name"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "code": {
      "type": "string",
      "description": "作值的字段。",
      "examples": [
       "sku"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "color": {
      "type": "string",
      "description": "作颜色的字段，其值为颜色名。",
      "examples": [
       "color"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "where": {
      "type": "array",
      "description": "只取符合全部条件的记录。",
      "examples": [
       [
        {
         "key": "state",
         "values": [
          "1"
         ]
        }
       ]
      ],
      "minItems": 1,
      "items": {
       "$ref": "#/$defs/condition"
      }
     },
     "parent": {
      "type": "string",
      "description": "存上级之值的字段；写了它便是一棵树，select 的 linkageKey 链也沿它逐级向服务器取选项。",
      "examples": [
       "parentId"
      ],
      "minLength": 1,
      "x-ref": "field",
      "x-aliases": [
       "pid",
       "pidField"
      ]
     },
     "hasChild": {
      "type": "string",
      "description": "存有无下级的字段，1 或 Y 为有；省略时由服务器查看。",
      "examples": [
       "hasChild"
      ],
      "minLength": 1,
      "x-ref": "field",
      "x-aliases": [
       "hasChildField"
      ]
     },
     "root": {
      "type": "string",
      "description": "最上一级的上级值；上级为空的也算最上一级。",
      "examples": [
       "0"
      ],
      "minLength": 1,
      "default": "0"
     }
    }
   },
   "condition": {
    "title": "DictionaryCondition",
    "type": "object",
    "description": "一个字段要等于所列的值之一。",
    "examples": [
     {
      "key": "state",
      "values": [
       "1"
      ]
     }
    ],
    "required": [
     "key",
     "values"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "字段的 key。",
      "examples": [
       "state"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "values": {
      "type": "array",
      "description": "可取的值。",
      "examples": [
       [
        "1"
       ]
      ],
      "minItems": 1,
      "items": {
       "type": "string",
       "description": "一个值。",
       "examples": [
        "1"
       ],
       "minLength": 1
      }
     }
    }
   }
  }
 },
 "expression.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Expression",
  "type": "string",
  "minLength": 1,
  "description": "CEL 表达式。可用名称：row（本行）、old（修改前）、form（整张表单）、rows（同一表格的各行）、user（当前用户）、query（查询条件）、now（当前时间）。",
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
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
    "description": "弹窗宽度，像素；省略时单列 800、带子表 1100，每多一列加 200。",
    "examples": [
     800
    ],
    "minimum": 400,
    "maximum": 1600
   },
   "tabs": {
    "type": "array",
    "description": "页签，把分组分到各页；没有归入页签的表单项在页签之上。",
    "examples": [
     [
      {
       "title": "基本",
       "groups": [
        "收货"
       ]
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "formLayout.schema.json#/$defs/tab"
    }
   },
   "foldedGroups": {
    "type": "array",
    "description": "一开始就收起的分组。",
    "examples": [
     [
      "备注"
     ]
    ],
    "uniqueItems": true,
    "items": {
     "type": "string",
     "description": "分组的标题。",
     "examples": [
      "备注"
     ],
     "minLength": 1
    },
    "x-aliases": [
     "folded"
    ]
   },
   "schema": {
    "allOf": [
     {
      "$ref": "dataSchema.schema.json"
     }
    ],
    "description": "表单自己的 JSON Schema：它的数据要符合什么；fields 说明各属性用什么单元格、怎么排。有模型时，属性要是模型的字段。",
    "examples": [
     {
      "type": "object",
      "required": [
       "reason"
      ],
      "properties": {
       "reason": {
        "type": "string",
        "title": "原因",
        "maxLength": 200
       }
      }
     }
    ]
   },
   "fields": {
    "type": "array",
    "description": "表单项，按显示次序；省略时为 schema 的全部属性，没有 schema 时为模型的全部字段。",
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
    "description": "弹窗宽度，像素；省略时单列 800、带子表 1100，每多一列加 200。",
    "examples": [
     800
    ],
    "minimum": 400,
    "maximum": 1600
   },
   "tabs": {
    "type": "array",
    "description": "页签，把分组分到各页；没有归入页签的表单项在页签之上。",
    "examples": [
     [
      {
       "title": "基本",
       "groups": [
        "收货"
       ]
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/tab"
    }
   },
   "foldedGroups": {
    "type": "array",
    "description": "一开始就收起的分组。",
    "examples": [
     [
      "备注"
     ]
    ],
    "uniqueItems": true,
    "items": {
     "type": "string",
     "description": "分组的标题。",
     "examples": [
      "备注"
     ],
     "minLength": 1
    },
    "x-aliases": [
     "folded"
    ]
   },
   "schema": {
    "allOf": [
     {
      "$ref": "dataSchema.schema.json"
     }
    ],
    "description": "表单自己的 JSON Schema：它的数据要符合什么；fields 说明各属性用什么单元格、怎么排。有模型时，属性要是模型的字段。",
    "examples": [
     {
      "type": "object",
      "required": [
       "reason"
      ],
      "properties": {
       "reason": {
        "type": "string",
        "title": "原因",
        "maxLength": 200
       }
      }
     }
    ]
   },
   "fields": {
    "type": "array",
    "description": "表单项，按显示次序；省略时为 schema 的全部属性，没有 schema 时为模型的全部字段。",
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
  },
  "$defs": {
   "tab": {
    "title": "FormTab",
    "type": "object",
    "description": "表单的一个页签。",
    "examples": [
     {
      "title": "基本",
      "groups": [
       "收货"
      ]
     }
    ],
    "required": [
     "title",
     "groups"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "title": {
      "type": "string",
      "description": "页签文字。",
      "examples": [
       "基本"
      ],
      "minLength": 1
     },
     "groups": {
      "type": "array",
      "description": "这一页里的分组，按表单项的次序显示。",
      "examples": [
       [
        "收货"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "分组的标题，即表单项 form.group 的写法。",
       "examples": [
        "收货"
       ],
       "minLength": 1
      }
     }
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
   "buttons": {
    "type": "array",
    "description": "工具栏按钮：add 新增（树上另有 添加下级），save 保存，remove 删除，clearSelection 清空选择，collapse 展开/收起；省略时为 add、remove、clearSelection，整页表格另有 save。",
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
    },
    "x-aliases": [
     "toolbar"
    ]
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
    "x-ref": "field",
    "x-aliases": [
     "rowDrag"
    ]
   },
   "subTable": {
    "type": "string",
    "description": "点行号或不能编辑的单元格时，弹出这一行的哪张子表；写子表的模型，须是本模型 subTables 之一。子表在弹层里单独保存。",
    "examples": [
     "demo/line"
    ],
    "minLength": 1,
    "x-ref": "model"
   },
   "expand": {
    "type": "string",
    "description": "行可以展开，展开后显示什么：detail 这条记录的详情，或一张子表（写子表的模型，只读）。工具栏的 collapse 展开、收起所有行。",
    "examples": [
     "detail",
     "demo/line"
    ],
    "minLength": 1
   },
   "rowDisabledWhen": {
    "$ref": "expression.schema.json",
    "description": "为真的行不能改、不能选、不能拖。只管表格里的操作；服务器照样接受对这些行的修改，要拦住请用校验规则。",
    "examples": [
     "row.stage == 'stopped'"
    ],
    "x-expression": "bool"
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
 "lists/board.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "BoardScreen",
  "description": "看板页面；看板自己就有同名的页面，另起名字或并入别处才要写。",
  "examples": [
   {
    "title": "订单看板",
    "type": "board",
    "board": "dashboard/analysis"
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
   "board"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "board",
    "description": "列表类型：看板。",
    "examples": [
     "board"
    ]
   },
   "board": {
    "type": "string",
    "description": "看板的路径。",
    "examples": [
     "dashboard/analysis"
    ],
    "minLength": 1,
    "x-ref": "board"
   }
  }
 },
 "lists/catalog.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CatalogScreen",
  "description": "声明清单：列出全部页面、模型、报表、选择器与字典，标题、文件、哈希、问题与被谁引用。",
  "examples": [
   {
    "title": "声明清单",
    "type": "catalog"
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
    "const": "catalog",
    "description": "列表类型：声明清单：列出全部页面、模型、报表、选择器与字典，标题、文件、哈希、问题与被谁引用。",
    "examples": [
     "catalog"
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "默认每页条数。",
    "examples": [
     20
    ],
    "enum": [
     10,
     20,
     30
    ],
    "default": 20
   }
  }
 },
 "lists/copies.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CopiesScreen",
  "description": "副本清单：列出用 extends 继承另一页面的页面，以及各自改了什么。",
  "examples": [
   {
    "title": "副本清单",
    "type": "copies"
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
    "const": "copies",
    "description": "列表类型：副本清单：列出用 extends 继承另一页面的页面，以及各自改了什么。",
    "examples": [
     "copies"
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "默认每页条数。",
    "examples": [
     20
    ],
    "enum": [
     10,
     20,
     30
    ],
    "default": 20
   }
  }
 },
 "lists/erp.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "ErpScreen",
  "description": "主从列表：上面的主表选中一行，下面各页签是它的子表，各有自己的查询、按钮、表单与权限。",
  "examples": [
   {
    "title": "采购单",
    "type": "erp",
    "model": "demo/purchase"
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
    "const": "erp",
    "description": "列表类型：主从列表：上面的主表选中一行，下面各页签是它的子表，各有自己的查询、按钮、表单与权限。",
    "examples": [
     "erp"
    ]
   },
   "model": {
    "type": "string",
    "description": "模型的路径；模型要写明 subTables。",
    "examples": [
     "demo/purchase"
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
   "beside": {
    "$ref": "../beside.schema.json",
    "description": "列表旁边的选择：按一个字段的选项收窄列表。",
    "examples": [
     {
      "field": "orgCode"
     }
    ]
   },
   "form": {
    "type": [
     "string",
     "object"
    ],
    "description": "主表的表单，不带子表：共用文件的路径，或就地写出。",
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
    "description": "主表上方的按钮；省略时为 新增、导出。",
    "examples": [
     [
      "add",
      "export"
     ]
    ],
    "items": {
     "$ref": "../action.schema.json"
    },
    "default": [
     "add",
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
   "subLists": {
    "type": "array",
    "description": "下面的页签，依次是模型的哪些子表；省略时为全部。",
    "examples": [
     [
      "demo/purchase-line"
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/subList"
    }
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
      "key": "orderDate",
      "order": "desc"
     }
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "主表默认每页条数。",
    "examples": [
     5
    ],
    "enum": [
     5,
     10,
     20,
     30
    ],
    "default": 5
   }
  },
  "$defs": {
   "subList": {
    "title": "SubListEntry",
    "type": [
     "string",
     "object"
    ],
    "description": "一个页签：子表模型的路径，或带上怎样显示、能做什么。",
    "examples": [
     "demo/purchase-line"
    ],
    "if": {
     "type": "string"
    },
    "then": {
     "type": "string",
     "minLength": 1,
     "x-ref": "model",
     "description": "子表的模型。",
     "examples": [
      "demo/purchase-line"
     ]
    },
    "else": {
     "title": "SubListSaid",
     "type": "object",
     "description": "一个页签：哪张子表，怎样显示，能做什么。",
     "examples": [
      {
       "table": "demo/purchase-line",
       "columns": [
        "sku",
        "qty"
       ],
       "toolbar": [
        "add"
       ]
      }
     ],
     "required": [
      "table"
     ],
     "unevaluatedProperties": false,
     "properties": {
      "table": {
       "type": "string",
       "description": "子表的模型；写了 field 时为别的模型。",
       "examples": [
        "demo/purchase-line"
       ],
       "minLength": 1,
       "x-ref": "model"
      },
      "field": {
       "type": "string",
       "description": "不是子表时：table 里按哪个字段属于所选的记录，从树里选的字段连同它之下的。这样 table 可以是任何模型；省略按钮时只看不改。",
       "examples": [
        "orgCode"
       ],
       "minLength": 1,
       "x-ref": "field"
      },
      "of": {
       "type": "string",
       "description": "field 里放的是所选记录的哪个字段；省略时为它的 id。",
       "examples": [
        "orgCode"
       ],
       "minLength": 1,
       "x-ref": "field"
      },
      "title": {
       "type": "string",
       "description": "页签文字；省略时取自模型的 subTables，写了 field 时为模型的标题。",
       "examples": [
        "明细"
       ],
       "minLength": 1
      },
      "columns": {
       "type": [
        "string",
        "array"
       ],
       "description": "列：共用文件的路径，或就地写出；省略时为子表的全部可见字段。",
       "examples": [
        [
         "sku",
         "qty"
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
         "demo/purchase-line"
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
          "sku"
         ]
        ]
       }
      },
      "query": {
       "type": [
        "string",
        "array"
       ],
       "description": "查询项：共用文件的路径，或就地写出；省略时为子表里 query 打开的字段。",
       "examples": [
        [
         "sku"
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
       "description": "子表一行的表单；属于哪条主记录由选中的行定，不能改。",
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
       "description": "子表上方的按钮；省略时为 新增、批量删除、导出。",
       "examples": [
        [
         "add",
         "batch_delete",
         "export"
        ]
       ],
       "items": {
        "$ref": "../action.schema.json"
       }
      },
      "rowActions": {
       "type": "array",
       "description": "子表每行的操作；省略时为 编辑、详情、删除。",
       "examples": [
        [
         "edit",
         "detail",
         "delete"
        ]
       ],
       "items": {
        "$ref": "../action.schema.json"
       }
      },
      "sort": {
       "allOf": [
        {
         "$ref": "../sort.schema.json"
        }
       ],
       "description": "默认排序；省略时取自子表的模型。",
       "examples": [
        {
         "key": "orderNum",
         "order": "asc"
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
        5,
        10,
        20,
        30
       ],
       "default": 10
      }
     }
    }
   }
  }
 },
 "lists/form.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "FormScreen",
  "description": "表单页面：填好一份，提交，再填下一份。",
  "examples": [
   {
    "title": "退货申请",
    "type": "form",
    "model": "demo/return",
    "form": "demo/return"
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
    "const": "form",
    "description": "列表类型：表单页面。",
    "examples": [
     "form"
    ]
   },
   "model": {
    "type": "string",
    "description": "模型的路径：提交的表单成为它的一条新记录。与 submit 只写一个。",
    "examples": [
     "market/order"
    ],
    "minLength": 1,
    "x-ref": "model"
   },
   "submit": {
    "$ref": "#/$defs/submit",
    "description": "提交到哪个接口；这时 form 要有自己的 schema，数据按它写成 JSON。与 model 只写一个。",
    "examples": [
     {
      "path": "/claims/returns"
     }
    ]
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
   }
  },
  "$defs": {
   "submit": {
    "title": "FormSubmit",
    "type": "object",
    "description": "接收表单的接口。",
    "examples": [
     {
      "path": "/claims/returns"
     }
    ],
    "required": [
     "path"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "path": {
      "type": "string",
      "description": "接口地址，以 / 开头。",
      "examples": [
       "/claims/returns"
      ],
      "minLength": 1,
      "pattern": "^/[A-Za-z0-9._~/-]*$"
     },
     "method": {
      "type": "string",
      "description": "请求方法。",
      "examples": [
       "POST"
      ],
      "enum": [
       "POST",
       "PUT"
      ],
      "default": "POST"
     }
    }
   }
  }
 },
 "lists/inner.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "InnerScreen",
  "description": "可展开的列表：一行展开后是它的子表，只看不改（可从文件导入），同时只展开一行。",
  "examples": [
   {
    "title": "采购单与明细",
    "type": "inner",
    "model": "demo/purchase"
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
    "const": "inner",
    "description": "列表类型：可展开的列表：一行展开后是它的子表，只看不改（可从文件导入），同时只展开一行。",
    "examples": [
     "inner"
    ]
   },
   "model": {
    "type": "string",
    "description": "模型的路径；模型要写明 subTables。",
    "examples": [
     "demo/purchase"
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
   "beside": {
    "$ref": "../beside.schema.json",
    "description": "列表旁边的选择：按一个字段的选项收窄列表。",
    "examples": [
     {
      "field": "orgCode"
     }
    ]
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
   "subLists": {
    "type": "array",
    "description": "展开后的页签，依次是模型的哪些子表；省略时为全部。",
    "examples": [
     [
      "demo/purchase-line"
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/subRows"
    }
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
      "key": "orderDate",
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
  },
  "$defs": {
   "subRows": {
    "title": "SubRows",
    "type": [
     "string",
     "object"
    ],
    "description": "一个页签：子表模型的路径，或带上怎样显示。",
    "examples": [
     "demo/purchase-line"
    ],
    "if": {
     "type": "string"
    },
    "then": {
     "type": "string",
     "minLength": 1,
     "x-ref": "model",
     "description": "子表的模型。",
     "examples": [
      "demo/purchase-line"
     ]
    },
    "else": {
     "title": "SubRowsShown",
     "type": "object",
     "description": "一个页签：哪张子表，怎样显示。",
     "examples": [
      {
       "table": "demo/purchase-line",
       "columns": [
        "sku",
        "qty"
       ]
      }
     ],
     "required": [
      "table"
     ],
     "unevaluatedProperties": false,
     "properties": {
      "table": {
       "type": "string",
       "description": "子表的模型。",
       "examples": [
        "demo/purchase-line"
       ],
       "minLength": 1,
       "x-ref": "model"
      },
      "title": {
       "type": "string",
       "description": "页签文字；省略时取自模型的 subTables。",
       "examples": [
        "明细"
       ],
       "minLength": 1
      },
      "columns": {
       "type": [
        "string",
        "array"
       ],
       "description": "列：共用文件的路径，或就地写出；省略时为子表的全部可见字段。",
       "examples": [
        [
         "sku",
         "qty"
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
         "demo/purchase-line"
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
          "sku"
         ]
        ]
       }
      },
      "sort": {
       "allOf": [
        {
         "$ref": "../sort.schema.json"
        }
       ],
       "description": "默认排序；省略时取自子表的模型。",
       "examples": [
        {
         "key": "orderNum",
         "order": "asc"
        }
       ]
      },
      "pageSize": {
       "type": "integer",
       "description": "每页条数。",
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
    }
   }
  }
 },
 "lists/kanban.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "KanbanScreen",
  "description": "看板列表：记录是卡片，按一个单选字段的值分列；拖动卡片改变它的值。",
  "examples": [
   {
    "title": "货件看板",
    "type": "kanban",
    "model": "fba/shipment",
    "by": "state",
    "columns": [
     "shipmentNo",
     "shop",
     "etaOn"
    ]
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
   "by"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "kanban",
    "description": "列表类型：看板列表，记录是卡片，按状态分列。",
    "examples": [
     "kanban"
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
   "by": {
    "type": "string",
    "description": "按哪个单选字段分列。",
    "examples": [
     "state"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "states": {
    "type": "array",
    "description": "显示它的哪些值，从左到右；省略时为全部，按选项的次序。",
    "examples": [
     [
      "WORKING",
      "SHIPPED"
     ]
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "description": "选项的值。",
     "examples": [
      "WORKING"
     ],
     "minLength": 1
    }
   },
   "columns": {
    "type": [
     "string",
     "array"
    ],
    "description": "卡片上写什么：第一项是卡片的标题，其余每项一行；省略时为模型的全部可见字段。",
    "examples": [
     [
      "shipmentNo",
      "shop",
      "etaOn"
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
    "description": "表格上方的按钮。",
    "examples": [
     [
      "add",
      "export"
     ]
    ],
    "items": {
     "$ref": "../action.schema.json"
    },
    "default": [
     "add",
     "export"
    ]
   },
   "rowActions": {
    "type": "array",
    "description": "卡片的操作。有按钮用 set 改分列的字段时，拖动就是按这些按钮，权限、条件与确认都一样；没有时拖动直接改这个字段，要有编辑权限。",
    "examples": [
     [
      "edit",
      "detail"
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
   "sort": {
    "allOf": [
     {
      "$ref": "../sort.schema.json"
     }
    ],
    "description": "同级之间的默认排序；省略时取自模型。",
    "examples": [
     {
      "key": "orderNum",
      "order": "asc"
     }
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "每一列先显示几张卡片。",
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
   "beside": {
    "$ref": "../beside.schema.json",
    "description": "列表旁边的选择：按一个字段的选项收窄列表。",
    "examples": [
     {
      "field": "orgCode"
     }
    ]
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
   "open": {
    "type": "boolean",
    "description": "人人可以打开并使用它的按钮，不用授权，如任务中心；受限的列仍要授权。只用于各人只看到自己的数据的页面。",
    "examples": [
     true
    ]
   },
   "refresh": {
    "type": "integer",
    "description": "每隔几秒重新取一次本页；页面看不见时停下。省略时不自动刷新。",
    "examples": [
     3
    ],
    "minimum": 2,
    "maximum": 3600
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
      "key": "orderDate",
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
     "home",
     "notices",
     "approvals",
     "playground",
     "monitor",
     "rights",
     "dataLog",
     "whiteList"
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
 "lists/tab.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "TabScreen",
  "description": "页签式列表：列表照旧，窗口里主表的表单与各子表是并列的页签。",
  "examples": [
   {
    "title": "采购单录入",
    "type": "tab",
    "model": "demo/purchase"
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
    "const": "tab",
    "description": "列表类型：页签式列表：列表照旧，窗口里主表的表单与各子表是并列的页签。",
    "examples": [
     "tab"
    ]
   },
   "model": {
    "type": "string",
    "description": "模型的路径；模型要写明 subTables。",
    "examples": [
     "demo/purchase"
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
   "beside": {
    "$ref": "../beside.schema.json",
    "description": "列表旁边的选择：按一个字段的选项收窄列表。",
    "examples": [
     {
      "field": "orgCode"
     }
    ]
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
   "sort": {
    "allOf": [
     {
      "$ref": "../sort.schema.json"
     }
    ],
    "description": "默认排序；省略时取自模型。",
    "examples": [
     {
      "key": "orderDate",
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
 "lists/tree.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "TreeScreen",
  "description": "树形列表：逐级展开、添加下级、增删改；查询时平铺并注明所在路径。",
  "examples": [
   {
    "title": "商品类目",
    "type": "tree",
    "model": "demo/tree"
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
    "const": "tree",
    "description": "列表类型：树形列表：逐级展开、添加下级、增删改；查询时平铺并注明所在路径。",
    "examples": [
     "tree"
    ]
   },
   "model": {
    "type": "string",
    "description": "模型的路径；模型要写明 tree。",
    "examples": [
     "demo/tree"
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
    "description": "表格上方的按钮；省略时为 新增、导出。",
    "examples": [
     [
      "add",
      "export"
     ]
    ],
    "items": {
     "$ref": "../action.schema.json"
    },
    "default": [
     "add",
     "export"
    ]
   },
   "rowActions": {
    "type": "array",
    "description": "每行的操作，add 为添加下级；省略时为 添加下级、编辑、移动、详情、删除。",
    "examples": [
     [
      "add",
      "edit",
      "move",
      "detail",
      "delete"
     ]
    ],
    "items": {
     "$ref": "../action.schema.json"
    },
    "default": [
     "add",
     "edit",
     "move",
     "detail",
     "delete"
    ]
   },
   "subLists": {
    "type": "array",
    "description": "右边的页签：先是所选记录的详情（有“详情”的人才有），再依次是属于它的别的记录；省略时只有树。手机上在树的下面。",
    "examples": [
     [
      {
       "table": "demo/shelf",
       "field": "zone"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "erp.schema.json#/$defs/subList"
    }
   },
   "sort": {
    "allOf": [
     {
      "$ref": "../sort.schema.json"
     }
    ],
    "description": "同级之间的默认排序；省略时取自模型。",
    "examples": [
     {
      "key": "orderNum",
      "order": "asc"
     }
    ]
   },
   "pageSize": {
    "type": "integer",
    "description": "默认每页的顶级条数。",
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
 "measure.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "MeasureDeclaration",
  "type": "object",
  "description": "一个指标：许多行合起来的一个数，只声明一次，看板、报表合计与图都用它。比率总是先汇总再相除。",
  "examples": [
   {
    "key": "orders",
    "title": "订单数",
    "value": "countDistinct(row.orderId)"
   }
  ],
  "required": [
   "key",
   "title",
   "value"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "key": {
    "type": "string",
    "description": "指标的名字，别处以它引用。",
    "examples": [
     "orders"
    ],
    "minLength": 1,
    "pattern": "^[a-z][A-Za-z0-9]{0,39}$"
   },
   "title": {
    "type": "string",
    "description": "中文名称。",
    "examples": [
     "订单数"
    ],
    "minLength": 1
   },
   "value": {
    "type": "string",
    "description": "怎样算：sum(row.列)、count()、countDistinct(row.列)、avg(row.列)、min(row.列)、max(row.列)，第二个参数可写条件（count 可只写条件）；它们之间、与数字及别的指标 measure.名字 之间用 + - * /。括号里可写 row.qty * row.price。",
    "examples": [
     "countDistinct(row.orderId, row.status == 'Cancelled') / countDistinct(row.orderId)"
    ],
    "minLength": 1,
    "maxLength": 2000
   },
   "unit": {
    "type": "string",
    "description": "单位，显示在数值之后；省略时用所用的列的单位。",
    "examples": [
     "件"
    ],
    "minLength": 1,
    "maxLength": 20
   },
   "format": {
    "type": "string",
    "description": "显示样式：plain 普通，percent 百分比（0.12 显示 12.0%），只用于比率。",
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
   "precision": {
    "type": "integer",
    "description": "小数位数；百分比时为百分数的小数位数。省略时计数为 0，百分比为 1，合计随列，其余为 2。",
    "examples": [
     2
    ],
    "minimum": 0,
    "maximum": 12
   },
   "better": {
    "type": "string",
    "description": "越大越好写 up，越小越好写 down；省略时涨跌不分好坏。",
    "examples": [
     "down"
    ],
    "minLength": 1,
    "enum": [
     "up",
     "down"
    ]
   },
   "target": {
    "type": "number",
    "description": "目标值；百分比按比例写，0.05 就是 5%。",
    "examples": [
     0.05
    ]
   },
   "help": {
    "type": "string",
    "description": "说明，显示在名称旁。",
    "examples": [
     "有取消明细的订单占全部订单"
    ],
    "minLength": 1
   },
   "whenZero": {
    "type": "string",
    "description": "除数为零时：empty 显示为空，zero 显示 0。写了除法就要写明。",
    "examples": [
     "empty"
    ],
    "minLength": 1,
    "enum": [
     "empty",
     "zero"
    ]
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
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
      "enum": [
       "account-book",
       "apartment",
       "api",
       "appstore",
       "area-chart",
       "audit",
       "bank",
       "bar-chart",
       "bell",
       "book",
       "bug",
       "bulb",
       "calendar",
       "car",
       "clock-circle",
       "cloud",
       "cluster",
       "code",
       "contacts",
       "container",
       "dashboard",
       "database",
       "desktop",
       "dollar",
       "file",
       "file-text",
       "folder",
       "fund",
       "global",
       "hdd",
       "home",
       "inbox",
       "key",
       "line-chart",
       "link",
       "mail",
       "message",
       "money-collect",
       "monitor",
       "notification",
       "pie-chart",
       "profile",
       "safety",
       "schedule",
       "setting",
       "shop",
       "shopping",
       "shopping-cart",
       "table",
       "tags",
       "team",
       "thunderbolt",
       "tool",
       "transaction",
       "truck",
       "user",
       "wallet"
      ]
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
     "frame": {
      "type": "boolean",
      "description": "外部地址嵌在本系统的页面里打开，而不是在新窗口；其来源自动加入内容安全策略。",
      "examples": [
       true
      ],
      "default": false
     },
     "hidden": {
      "type": "boolean",
      "description": "不显示在菜单，仍可访问。",
      "examples": [
       true
      ],
      "default": false
     },
     "alwaysShow": {
      "type": "boolean",
      "description": "目录自己是一个页面：菜单里只有这一项，打开后列出下级；下级不再单独出现在菜单里。",
      "examples": [
       true
      ],
      "default": false
     },
     "keepAlive": {
      "type": "boolean",
      "description": "切换到别的标签页后保留页面（查询、滚动位置、未保存的内容）；省略时页面与嵌入的外部地址保留。",
      "examples": [
       false
      ]
     },
     "hiddenHeaderContent": {
      "type": "boolean",
      "description": "不显示页面上方的面包屑与标题。",
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
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
   "rest": {
    "type": "string",
    "description": "接口的另一套路径：其下 add、edit、delete、deleteBatch、queryById 与本模型的接口同样办事，权限也相同。",
    "examples": [
     "/sys/position"
    ],
    "minLength": 1,
    "pattern": "^/sys/(message/)?[A-Za-z]+$"
   },
   "history": {
    "type": "boolean",
    "description": "是否记录历史：每条记录的新增、修改、删除、导入，谁在什么时候把哪个字段从什么改成什么。默认 true；写 false 不记录，也没有“历史”。密码类字段从不记录。",
    "examples": [
     false
    ],
    "default": true
   },
   "recycleBin": {
    "type": [
     "boolean",
     "object"
    ],
    "description": "删除的记录进回收站：连同子表的行（树形记录连同全部下级）原样保留，列表的“回收站”里可以查找、恢复；彻底删除要单独授权。写 true 一直保留到有人彻底删除；写 {\"days\": 30} 则由定时任务“清空到期的回收站”删去满 30 天的。回收站里的记录不占唯一值，也不在任何列表、统计、报表里。",
    "examples": [
     true,
     {
      "days": 30
     }
    ],
    "default": false,
    "if": {
     "type": "object"
    },
    "then": {
     "$ref": "#/$defs/recycleBin"
    }
   },
   "import": {
    "type": "boolean",
    "description": "是否可以从文件导入：有新增权限的人在列表里有“导入”。默认 true；写 false 只能逐条新增。",
    "examples": [
     false
    ],
    "default": true
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
   "measures": {
    "type": "array",
    "description": "指标：许多行合起来的一个数，看板、报表合计与图以 key 引用。",
    "examples": [
     [
      {
       "key": "orders",
       "title": "订单数",
       "value": "countDistinct(row.orderId)"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "measure.schema.json"
    }
   },
   "agrees": {
    "type": "array",
    "description": "必须相等的数：本文件的指标与别处的指标，或每一行里的两边；用 npm run validate -- --data 核对。",
    "examples": [
     [
      {
       "title": "期初加入库减出库等于期末",
       "rows": "row.opening + row.inbound - row.outbound == row.closing",
       "by": [
        "sku",
        "day"
       ]
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "agree.schema.json"
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
      "key": "orderDate",
      "order": "desc"
     }
    ]
   },
   "subTables": {
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
    },
    "x-aliases": [
     "children"
    ]
   },
   "tree": {
    "$ref": "#/$defs/tree",
    "description": "记录分上下级，可用于 tree 页面；有子表的模型与子表不能分级。",
    "examples": [
     {
      "parent": "pid",
      "hasChild": "hasChild"
     }
    ]
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
   },
   "facts": {
    "$ref": "#/$defs/facts",
    "description": "这张表由一张报表逐日算出并存下来：看的人不用等。没有人填写它；来源一变，变了的那些天在下一次读取之前重算。",
    "examples": [
     {
      "report": "market/profit-lines",
      "period": "date",
      "day": "day"
     }
    ]
   },
   "states": {
    "$ref": "states.schema.json",
    "description": "审批：状态只能经声明的几步改变。",
    "examples": [
     {
      "field": "state",
      "initial": "draft",
      "final": [
       "approved"
      ],
      "transitions": [
       {
        "code": "approve",
        "title": "批准",
        "from": [
         "draft"
        ],
        "to": "approved",
        "who": [
         "manager"
        ]
       }
      ]
     }
    ]
   },
   "scopes": {
    "type": "array",
    "description": "行规则：可授予角色的几种“只看一部分记录”。管理员在授权里给角色勾选；角色有本页面而没有勾选任何一条，看到全部。几个角色、几条规则合起来取并集。没有授予任何人时不起作用。",
    "examples": [
     [
      {
       "key": "mine",
       "title": "本人负责的",
       "when": "row.owner == user.username"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/scope"
    }
   }
  },
  "$defs": {
   "recycleBin": {
    "title": "RecycleBinHint",
    "type": "object",
    "description": "回收站里的记录保留多久。",
    "examples": [
     {
      "days": 30
     }
    ],
    "unevaluatedProperties": false,
    "properties": {
     "days": {
      "type": "integer",
      "description": "保留的天数；省略时一直保留到有人彻底删除。",
      "examples": [
       30
      ],
      "minimum": 1,
      "maximum": 3650
     }
    }
   },
   "facts": {
    "title": "FactsHint",
    "type": "object",
    "description": "由哪张报表、怎样算出。字段的数据列与报表 SQL 的输出列同名（firstLeg 即 first_leg），类型相同；报表读到的受限字段与行规则一同带过来。",
    "examples": [
     {
      "report": "market/profit-lines",
      "period": "date",
      "day": "day",
      "dates": [
       {
        "model": "market/order",
        "field": "orderDate"
       }
      ]
     }
    ],
    "required": [
     "report",
     "period",
     "day"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "report": {
      "type": "string",
      "description": "算出它的报表；其余参数不能是必填的，SQL 也不能随当前用户而变。",
      "examples": [
       "market/profit-lines"
      ],
      "minLength": 1,
      "x-ref": "report"
     },
     "period": {
      "type": "string",
      "description": "报表里类型为 period 的参数：重算哪些天由它告诉 SQL，SQL 只能算出这些天的行。",
      "examples": [
       "date"
      ],
      "minLength": 1
     },
     "day": {
      "type": "string",
      "description": "存着哪一天的日期字段。",
      "examples": [
       "day"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "dates": {
      "type": "array",
      "description": "来源的记录算在哪一天：它变了，只重算那几天。没有写出的来源（汇率、费率等）一变，全部重算。",
      "examples": [
       [
        {
         "model": "market/order",
         "field": "orderDate"
        }
       ]
      ],
      "minItems": 1,
      "items": {
       "title": "FactsDate",
       "type": "object",
       "description": "一个来源。",
       "examples": [
        {
         "model": "market/order",
         "field": "orderDate"
        }
       ],
       "required": [
        "model",
        "field"
       ],
       "unevaluatedProperties": false,
       "properties": {
        "model": {
         "type": "string",
         "description": "报表读到的模型。",
         "examples": [
          "market/order"
         ],
         "minLength": 1,
         "x-ref": "model"
        },
        "field": {
         "type": "string",
         "description": "它的日期字段。",
         "examples": [
          "orderDate"
         ],
         "minLength": 1,
         "x-ref": "field"
        }
       }
      }
     }
    }
   },
   "tree": {
    "title": "TreeHint",
    "type": "object",
    "description": "上下级怎样存。",
    "examples": [
     {
      "parent": "pid",
      "hasChild": "hasChild",
      "root": "0"
     }
    ],
    "unevaluatedProperties": false,
    "properties": {
     "parent": {
      "type": "string",
      "description": "存上级编号的字段，类型 hidden；要在表单里选上级，用从树里选的类型（分类用 cat_tree）。",
      "examples": [
       "pid"
      ],
      "minLength": 1,
      "default": "pid"
     },
     "hasChild": {
      "type": "string",
      "description": "存有无下级（1 或 0）的字段，类型 hidden，由服务器维护。",
      "examples": [
       "hasChild"
      ],
      "minLength": 1,
      "default": "hasChild"
     },
     "root": {
      "type": "string",
      "description": "顶级记录的上级编号。",
      "examples": [
       "0"
      ],
      "minLength": 1,
      "maxLength": 36,
      "default": "0"
     },
     "text": {
      "type": "string",
      "description": "说出一条记录是什么的字段，用于路径；省略时为第一个可见字段。",
      "examples": [
       "name"
      ],
      "minLength": 1,
      "x-ref": "field"
     }
    }
   },
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
     "name": {
      "type": "string",
      "description": "子表的行在主表表达式里的名字：主表字段的 value、visibleWhen、requiredWhen 与校验规则里写 sum(lines, qty * price)、count(lines)、lines.exists(l, l.qty > 4)。省略则表达式里没有它；不能与主表的字段或 row、rows 等同名。",
      "examples": [
       "lines"
      ],
      "pattern": "^[a-z][A-Za-z0-9]{0,39}$"
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
     },
     "single": {
      "type": "boolean",
      "description": "一对一：一条主记录至多有一行。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   },
   "scope": {
    "title": "ScopeDeclaration",
    "type": "object",
    "description": "一条行规则：哪些记录看得到，也只有这些改得到。列表、统计、导出、历史、字典、报表、看板与写入都一样。",
    "examples": [
     {
      "key": "shops",
      "title": "自己店铺的",
      "when": "row.shop in user.shops"
     }
    ],
    "required": [
     "key",
     "title",
     "when"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "名字，授权里以它记录；改名等于收回。",
      "examples": [
       "mine"
      ],
      "minLength": 1,
      "pattern": "^[a-z][A-Za-z0-9]{0,39}$"
     },
     "title": {
      "type": "string",
      "description": "中文名称，接在“仅显示”之后读得通：仅显示本人负责的记录。",
      "examples": [
       "本人负责的"
      ],
      "minLength": 1,
      "maxLength": 40
     },
     "when": {
      "type": "string",
      "description": "哪些记录，由数据库逐行判断：row.字段（也可用 row.createBy、row.sysOrgCode）与文本、数值、null 或当前用户的 user.username、user.realname、user.id、user.orgCode 比较，用 == != in startsWith() && || !。in 的右边写 ['A', 'B']、user.roles 或 app.json 的 userLists 里的一组，如 user.shops；写 values 则由管理员授权时给这个角色选定，如 row.shop in values（一条规则里一次，左边是一个文本字段，不在 ! 里面）。当前用户没有的值（如没有部门）什么也不符合。",
      "examples": [
       "row.owner == user.username"
      ],
      "minLength": 1,
      "maxLength": 2000
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
    "$ref": "#/$defs/color",
    "description": "标签颜色：antd 状态色名或预设色名。",
    "examples": [
     "success"
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
  },
  "$defs": {
   "color": {
    "title": "TagColor",
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
   }
  }
 },
 "picker.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PickerFile",
  "description": "选择器：弹窗里选记录，带回几个值。查询、树、表格、已选几部分由类型与声明组成。",
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
     "user",
     "role",
     "position",
     "department",
     "category",
     "business",
     "popup"
    ],
    "description": "选择器类型：user 用户，role 角色，position 职务，department 部门，category 分类，business 业务组件，popup 报表弹窗。",
    "examples": [
     "popup"
    ]
   }
  },
  "oneOf": [
   {
    "$ref": "pickers/user.schema.json"
   },
   {
    "$ref": "pickers/role.schema.json"
   },
   {
    "$ref": "pickers/position.schema.json"
   },
   {
    "$ref": "pickers/department.schema.json"
   },
   {
    "$ref": "pickers/category.schema.json"
   },
   {
    "$ref": "pickers/business.schema.json"
   },
   {
    "$ref": "pickers/popup.schema.json"
   }
  ],
  "$defs": {
   "common": {
    "title": "PickerCommon",
    "type": "object",
    "description": "各种选择器共有的键。",
    "examples": [
     {
      "title": "选择负责人",
      "type": "user"
     }
    ],
    "required": [
     "title",
     "type"
    ],
    "properties": {
     "$schema": {
      "type": "string",
      "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
      "examples": [
       "../../schemas/picker.schema.json"
      ],
      "minLength": 1
     },
     "allow": {
      "$ref": "allow.schema.json",
      "description": "有意为之的提醒，写明原因。",
      "examples": [
       [
        "unknown-rule order_num：上线时建好"
       ]
      ]
     },
     "title": {
      "type": "string",
      "description": "弹窗标题。",
      "examples": [
       "选择负责人"
      ],
      "minLength": 1
     },
     "type": {
      "type": "string",
      "description": "选择器类型。",
      "examples": [
       "user"
      ],
      "minLength": 1
     },
     "multiple": {
      "type": "boolean",
      "description": "可多选，值以逗号相连；列里写了 multiple 时以列为准。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   },
   "column": {
    "title": "PickerColumnEntry",
    "description": "一列：字段名，或改写标题与宽度的对象。",
    "examples": [
     "username",
     {
      "key": "username",
      "width": 140
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
     "$ref": "#/$defs/columnOverride"
    }
   },
   "columnOverride": {
    "title": "PickerColumnOverride",
    "type": "object",
    "description": "选择器里的一列。",
    "examples": [
     {
      "key": "username",
      "width": 140
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
       "username"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "title": {
      "type": "string",
      "description": "列标题；省略时用字段标题。",
      "examples": [
       "登录账号"
      ],
      "minLength": 1
     },
     "width": {
      "type": "integer",
      "description": "列宽，像素。",
      "examples": [
       140
      ],
      "minimum": 40,
      "maximum": 800
     }
    }
   }
  }
 },
 "pickers/business.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "BusinessPicker",
  "description": "业务组件：查询、表格与右侧已选。",
  "examples": [
   {
    "title": "选择商品",
    "type": "business",
    "model": "demo/product",
    "value": "code",
    "text": "name"
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../picker.schema.json#/$defs/common"
   }
  ],
  "required": [
   "title",
   "type",
   "model",
   "value"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "business",
    "description": "选择器类型：业务组件：查询、表格与右侧已选。",
    "examples": [
     "business"
    ]
   },
   "model": {
    "type": "string",
    "description": "模型的路径。",
    "examples": [
     "demo/product"
    ],
    "minLength": 1,
    "x-ref": "model"
   },
   "value": {
    "type": "string",
    "description": "取作值的字段。",
    "examples": [
     "code"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "text": {
    "type": "string",
    "description": "显示用的字段；省略时同 value。",
    "examples": [
     "name"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "columns": {
    "type": "array",
    "description": "表格的列；省略时取模型的前六个字段。",
    "examples": [
     [
      "code",
      "name"
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "../picker.schema.json#/$defs/column"
    }
   },
   "query": {
    "type": "array",
    "description": "查询项；省略时取模型自己的查询项。",
    "examples": [
     [
      "name"
     ]
    ],
    "items": {
     "$ref": "../queryItem.schema.json"
    }
   },
   "pageSizes": {
    "type": "array",
    "description": "每页条数的可选项，第一个是初始值。",
    "examples": [
     [
      5,
      10,
      20,
      30
     ]
    ],
    "default": [
     5,
     10,
     20,
     30
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "description": "每页条数。",
     "examples": [
      5
     ],
     "minimum": 1,
     "maximum": 1000
    }
   },
   "ellipsis": {
    "type": "integer",
    "description": "单元格最多显示几个字，其余以省略号代替。",
    "examples": [
     12
    ],
    "minimum": 1,
    "maximum": 200,
    "default": 12
   },
   "width": {
    "type": "integer",
    "description": "弹窗宽度，像素。",
    "examples": [
     900
    ],
    "minimum": 400,
    "maximum": 1600,
    "default": 900
   }
  }
 },
 "pickers/category.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "CategoryPicker",
  "description": "选择分类：可勾选的树。",
  "examples": [
   {
    "title": "选择分类",
    "type": "category",
    "multiple": true
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../picker.schema.json#/$defs/common"
   }
  ],
  "required": [
   "title",
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "category",
    "description": "选择器类型：选择分类：可勾选的树。",
    "examples": [
     "category"
    ]
   },
   "pcode": {
    "type": "string",
    "description": "根分类的编码，只能选它之下的分类；0 为整棵树。",
    "examples": [
     "A01"
    ],
    "minLength": 1,
    "default": "0"
   },
   "linked": {
    "type": "boolean",
    "description": "多选时一开始就父子关联；否则各选各的。",
    "examples": [
     true
    ],
    "default": false
   },
   "width": {
    "type": "integer",
    "description": "弹窗宽度，像素。",
    "examples": [
     500
    ],
    "minimum": 400,
    "maximum": 1600,
    "default": 500
   }
  }
 },
 "pickers/department.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "DepartmentPicker",
  "description": "选择部门：可勾选的树。",
  "examples": [
   {
    "title": "选择部门",
    "type": "department",
    "multiple": true
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../picker.schema.json#/$defs/common"
   }
  ],
  "required": [
   "title",
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "department",
    "description": "选择器类型：选择部门：可勾选的树。",
    "examples": [
     "department"
    ]
   },
   "value": {
    "type": "string",
    "description": "取作值的列。",
    "examples": [
     "orgCode"
    ],
    "enum": [
     "orgCode",
     "id"
    ],
    "default": "orgCode"
   },
   "linked": {
    "type": "boolean",
    "description": "多选时一开始就父子关联；否则各选各的。",
    "examples": [
     true
    ],
    "default": false
   },
   "width": {
    "type": "integer",
    "description": "弹窗宽度，像素。",
    "examples": [
     500
    ],
    "minimum": 400,
    "maximum": 1600,
    "default": 500
   }
  }
 },
 "pickers/popup.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PopupPicker",
  "description": "报表弹窗：选报表的行，带回几个值。",
  "examples": [
   {
    "title": "选择月份",
    "type": "popup",
    "report": "market/order-analysis",
    "value": "label"
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../picker.schema.json#/$defs/common"
   }
  ],
  "required": [
   "title",
   "type",
   "report",
   "value"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "popup",
    "description": "选择器类型：报表弹窗：选报表的行，带回几个值。",
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
   "params": {
    "type": "object",
    "description": "报表参数的值，以 self_ 开头发送；与查询项同名时也作查询项的初始值（引号除外）。",
    "examples": [
     {
      "currency": "USD"
     }
    ],
    "default": {},
    "additionalProperties": {
     "type": [
      "string",
      "number"
     ],
     "description": "一个参数的值。",
     "examples": [
      "USD"
     ]
    }
   },
   "separator": {
    "type": "string",
    "description": "多选时值之间的分隔符。",
    "examples": [
     ","
    ],
    "minLength": 1,
    "maxLength": 3,
    "default": ","
   },
   "groupId": {
    "type": "string",
    "description": "同组的弹窗共用报表的列与查询项，保留 30 秒；省略时每次打开都重新读取。",
    "examples": [
     "order"
    ],
    "minLength": 1
   },
   "pageSizes": {
    "type": "array",
    "description": "每页条数的可选项，第一个是初始值。",
    "examples": [
     [
      10,
      20,
      30
     ]
    ],
    "default": [
     10,
     20,
     30
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "description": "每页条数。",
     "examples": [
      10
     ],
     "minimum": 1,
     "maximum": 1000
    }
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
 "pickers/position.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PositionPicker",
  "description": "选择职务。",
  "examples": [
   {
    "title": "选择职务",
    "type": "position"
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../picker.schema.json#/$defs/common"
   }
  ],
  "required": [
   "title",
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "position",
    "description": "选择器类型：选择职务。",
    "examples": [
     "position"
    ]
   },
   "value": {
    "type": "string",
    "description": "取作值的列。",
    "examples": [
     "code"
    ],
    "enum": [
     "code",
     "id"
    ],
    "default": "code"
   },
   "text": {
    "type": "string",
    "description": "显示用的列。",
    "examples": [
     "name"
    ],
    "enum": [
     "name",
     "code"
    ],
    "default": "name"
   },
   "columns": {
    "type": "array",
    "description": "表格的列；可用：name、code、postRank。",
    "examples": [
     [
      "name",
      "code",
      "postRank"
     ]
    ],
    "default": [
     "name",
     "code",
     "postRank"
    ],
    "minItems": 1,
    "items": {
     "$ref": "../picker.schema.json#/$defs/column"
    }
   },
   "query": {
    "type": "array",
    "description": "查询项；可用：name、code、postRank。",
    "examples": [
     [
      "name"
     ]
    ],
    "default": [
     "name"
    ],
    "items": {
     "$ref": "../queryItem.schema.json"
    }
   },
   "pageSizes": {
    "type": "array",
    "description": "每页条数的可选项，第一个是初始值。",
    "examples": [
     [
      10,
      20,
      30
     ]
    ],
    "default": [
     10,
     20,
     30
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "description": "每页条数。",
     "examples": [
      10
     ],
     "minimum": 1,
     "maximum": 1000
    }
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
 "pickers/role.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "RolePicker",
  "description": "选择角色。",
  "examples": [
   {
    "title": "选择角色",
    "type": "role"
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../picker.schema.json#/$defs/common"
   }
  ],
  "required": [
   "title",
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "role",
    "description": "选择器类型：选择角色。",
    "examples": [
     "role"
    ]
   },
   "value": {
    "type": "string",
    "description": "取作值的列。",
    "examples": [
     "roleCode"
    ],
    "enum": [
     "roleCode",
     "id"
    ],
    "default": "roleCode"
   },
   "text": {
    "type": "string",
    "description": "显示用的列。",
    "examples": [
     "roleName"
    ],
    "enum": [
     "roleName",
     "roleCode"
    ],
    "default": "roleName"
   },
   "columns": {
    "type": "array",
    "description": "表格的列；可用：roleName、roleCode。",
    "examples": [
     [
      "roleName",
      "roleCode"
     ]
    ],
    "default": [
     "roleName",
     "roleCode"
    ],
    "minItems": 1,
    "items": {
     "$ref": "../picker.schema.json#/$defs/column"
    }
   },
   "query": {
    "type": "array",
    "description": "查询项；可用：roleName、roleCode。",
    "examples": [
     [
      "roleName"
     ]
    ],
    "default": [
     "roleName"
    ],
    "items": {
     "$ref": "../queryItem.schema.json"
    }
   },
   "pageSizes": {
    "type": "array",
    "description": "每页条数的可选项，第一个是初始值。",
    "examples": [
     [
      10,
      20,
      30
     ]
    ],
    "default": [
     10,
     20,
     30
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "description": "每页条数。",
     "examples": [
      10
     ],
     "minimum": 1,
     "maximum": 1000
    }
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
 "pickers/user.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "UserPicker",
  "description": "选择用户：左侧部门树，右侧用户表。",
  "examples": [
   {
    "title": "选择负责人",
    "type": "user",
    "multiple": true
   }
  ],
  "type": "object",
  "allOf": [
   {
    "$ref": "../picker.schema.json#/$defs/common"
   }
  ],
  "required": [
   "title",
   "type"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "type": {
    "const": "user",
    "description": "选择器类型：选择用户：左侧部门树，右侧用户表。",
    "examples": [
     "user"
    ]
   },
   "byDepartment": {
    "type": "boolean",
    "description": "左侧显示部门树；false 时只有用户表，并可按性别与生日查询。",
    "examples": [
     false
    ],
    "default": true
   },
   "value": {
    "type": "string",
    "description": "取作值的列。",
    "examples": [
     "username"
    ],
    "enum": [
     "username",
     "id"
    ],
    "default": "username"
   },
   "text": {
    "type": "string",
    "description": "显示用的列。",
    "examples": [
     "realname"
    ],
    "enum": [
     "realname",
     "username"
    ],
    "default": "realname"
   },
   "columns": {
    "type": "array",
    "description": "表格的列；可用：username、realname、sex、phone、email、birthday、orgCodeTxt。",
    "examples": [
     [
      "username",
      "realname",
      "sex",
      "phone",
      "orgCodeTxt"
     ]
    ],
    "default": [
     "username",
     "realname",
     "sex",
     "phone",
     "orgCodeTxt"
    ],
    "minItems": 1,
    "items": {
     "$ref": "../picker.schema.json#/$defs/column"
    }
   },
   "query": {
    "type": "array",
    "description": "查询项；可用：username、realname、phone、sex、birthday。",
    "examples": [
     [
      "username"
     ]
    ],
    "default": [
     "username"
    ],
    "items": {
     "$ref": "../queryItem.schema.json"
    }
   },
   "pageSizes": {
    "type": "array",
    "description": "每页条数的可选项，第一个是初始值。",
    "examples": [
     [
      10,
      20,
      30
     ]
    ],
    "default": [
     10,
     20,
     30
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": "integer",
     "description": "每页条数。",
     "examples": [
      10
     ],
     "minimum": 1,
     "maximum": 1000
    }
   },
   "width": {
    "type": "integer",
    "description": "弹窗宽度，像素。",
    "examples": [
     1250
    ],
    "minimum": 400,
    "maximum": 1600,
    "default": 1250
   }
  }
 },
 "print.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "PrintFile",
  "type": "object",
  "description": "打印：一张纸（或标签）上印什么。列表的行菜单与已选工具栏里的“打印”给出它的 PDF；值与列表里看到的一样，无权看的留空。",
  "examples": [
   {
    "title": "装箱单",
    "model": "market/order",
    "parts": [
     {
      "type": "heading",
      "text": "装箱单 ${orderId}"
     }
    ]
   }
  ],
  "required": [
   "title",
   "model",
   "parts"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "$schema": {
    "type": "string",
    "description": "本文件遵循的模式文件的相对路径；编辑器据此补全与提示。",
    "examples": [
     "../../schemas/print.schema.json"
    ],
    "minLength": 1
   },
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
   },
   "title": {
    "type": "string",
    "description": "中文标题，是“打印”菜单里的一项，也是文件名。",
    "examples": [
     "装箱单"
    ],
    "minLength": 1
   },
   "description": {
    "type": "string",
    "description": "一句话说明。",
    "examples": [
     "随货放进箱子"
    ],
    "minLength": 1
   },
   "model": {
    "type": "string",
    "description": "印的是哪个模型的记录；能读它的人才能打印。",
    "examples": [
     "market/order"
    ],
    "minLength": 1,
    "x-ref": "model"
   },
   "paper": {
    "description": "纸：A4、A5、A6，或标签的宽高；写几种时由打印的人选，第一种是默认。",
    "examples": [
     "A4",
     [
      "A4",
      "A5"
     ],
     {
      "width": 60,
      "height": 40
     }
    ],
    "default": "A4",
    "anyOf": [
     {
      "$ref": "#/$defs/paper"
     },
     {
      "type": "array",
      "description": "几种纸，第一种是默认。",
      "examples": [
       [
        "A4",
        "A5"
       ]
      ],
      "minItems": 1,
      "maxItems": 6,
      "items": {
       "$ref": "#/$defs/paper"
      }
     }
    ]
   },
   "landscape": {
    "type": "boolean",
    "description": "横放。",
    "examples": [
     true
    ],
    "default": false
   },
   "margin": {
    "type": "number",
    "description": "四边的空白，毫米；省略时为 12，宽不到 120 毫米的纸为 2。",
    "examples": [
     10
    ],
    "minimum": 0,
    "maximum": 60
   },
   "fontSize": {
    "type": "number",
    "description": "字号，磅；省略时为 9，宽不到 120 毫米的纸为 7。",
    "examples": [
     9
    ],
    "minimum": 4,
    "maximum": 24
   },
   "group": {
    "type": "string",
    "description": "这个字段的值相同的记录印成一份，如一个订单的各行；没有选中的也在内。",
    "examples": [
     "orderId"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "sort": {
    "description": "同组记录的先后；省略时与模型的一样。",
    "examples": [
     {
      "key": "lineNo",
      "order": "asc"
     }
    ],
    "$ref": "sort.schema.json"
   },
   "each": {
    "title": "PrintEach",
    "type": "object",
    "description": "每一行各印一份，如一行明细一张标签；各块里的字段就是行的字段。",
    "examples": [
     {
      "table": "fba/shipment-line"
     }
    ],
    "unevaluatedProperties": false,
    "properties": {
     "table": {
      "type": "string",
      "description": "子表的模型；省略时是同组的各条记录（见 group）。",
      "examples": [
       "fba/shipment-line"
      ],
      "minLength": 1,
      "x-ref": "model"
     }
    }
   },
   "copies": {
    "type": "string",
    "description": "份数：数值字段，值是几就印几份，不到 1 的不印；省略时一份。",
    "examples": [
     "qty"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "lookups": {
    "type": "object",
    "description": "带查：按几个字段在另一个模型里找到一条，名字是键。各人只带得出自己看得到的。",
    "examples": [
     {
      "listing": {
       "model": "base/listing",
       "match": {
        "shop": "shop",
        "msku": "msku"
       }
      }
     }
    ],
    "minProperties": 1,
    "maxProperties": 6,
    "propertyNames": {
     "pattern": "^(?!main$)[a-z][A-Za-z0-9]{0,29}$"
    },
    "additionalProperties": {
     "$ref": "#/$defs/lookup"
    }
   },
   "parts": {
    "type": "array",
    "description": "从上到下的各块。",
    "examples": [
     [
      {
       "type": "heading",
       "text": "装箱单 ${orderId}"
      }
     ]
    ],
    "minItems": 1,
    "maxItems": 60,
    "items": {
     "$ref": "#/$defs/part"
    }
   },
   "footer": {
    "type": "string",
    "description": "每页底下的一行；#{page} 是本份的第几页，#{pages} 是本份共几页。",
    "examples": [
     "第 #{page} 页，共 #{pages} 页"
    ],
    "minLength": 1
   }
  },
  "$defs": {
   "paper": {
    "title": "PrintPaper",
    "description": "一种纸。",
    "examples": [
     "A4"
    ],
    "anyOf": [
     {
      "enum": [
       "A4",
       "A5",
       "A6"
      ],
      "description": "常用的纸。",
      "examples": [
       "A4"
      ]
     },
     {
      "title": "PrintPaperSize",
      "type": "object",
      "description": "宽与高，毫米。",
      "examples": [
       {
        "width": 60,
        "height": 40
       }
      ],
      "required": [
       "width",
       "height"
      ],
      "unevaluatedProperties": false,
      "properties": {
       "title": {
        "type": "string",
        "description": "给人看的名字；省略时为宽 × 高。",
        "examples": [
         "小标签"
        ],
        "minLength": 1
       },
       "width": {
        "type": "number",
        "description": "宽，毫米。",
        "examples": [
         60
        ],
        "minimum": 15,
        "maximum": 420
       },
       "height": {
        "type": "number",
        "description": "高，毫米。",
        "examples": [
         40
        ],
        "minimum": 10,
        "maximum": 600
       }
      }
     }
    ]
   },
   "lookup": {
    "title": "PrintLookup",
    "type": "object",
    "description": "另一个模型里的一条。",
    "examples": [
     {
      "model": "base/listing",
      "match": {
       "msku": "msku"
      }
     }
    ],
    "required": [
     "model",
     "match"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "model": {
      "type": "string",
      "description": "在哪个模型里找。",
      "examples": [
       "base/listing"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "match": {
      "type": "object",
      "description": "它的字段 → 这里的字段，都相等的第一条。",
      "examples": [
       {
        "shop": "shop",
        "msku": "msku"
       }
      ],
      "minProperties": 1,
      "maxProperties": 4,
      "additionalProperties": {
       "type": "string",
       "description": "这里的字段；子表的行里 main.字段 是主记录的。",
       "examples": [
        "msku"
       ],
       "minLength": 1
      }
     },
     "table": {
      "type": "string",
      "description": "给子表的行带查时写子表的模型；省略时给记录带查。",
      "examples": [
       "fba/shipment-line"
      ],
      "minLength": 1,
      "x-ref": "model"
     }
    }
   },
   "field": {
    "title": "PrintField",
    "type": "object",
    "description": "一个字段与它的标题。",
    "examples": [
     {
      "key": "orderId",
      "title": "单号"
     }
    ],
    "required": [
     "key"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。",
      "examples": [
       "orderId"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "title": {
      "type": "string",
      "description": "标题；省略时用字段标题。",
      "examples": [
       "单号"
      ],
      "minLength": 1
     }
    }
   },
   "column": {
    "title": "PrintColumn",
    "type": "object",
    "description": "表的一列。",
    "examples": [
     {
      "key": "sku",
      "width": 40
     }
    ],
    "required": [
     "key"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "key": {
      "type": "string",
      "description": "字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。",
      "examples": [
       "orderId"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "title": {
      "type": "string",
      "description": "标题；省略时用字段标题。",
      "examples": [
       "单号"
      ],
      "minLength": 1
     },
     "width": {
      "type": "number",
      "description": "宽，毫米；省略时按内容分。",
      "examples": [
       30
      ],
      "minimum": 4,
      "maximum": 300
     },
     "align": {
      "enum": [
       "left",
       "center",
       "right"
      ],
      "description": "左右对齐；省略时数值靠右。",
      "examples": [
       "right"
      ]
     }
    }
   },
   "heading": {
    "title": "PrintHeading",
    "type": "object",
    "description": "标题：大一号的粗字。",
    "examples": [
     {
      "type": "heading",
      "text": "装箱单 ${orderId}"
     }
    ],
    "required": [
     "type",
     "text"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "heading",
      "description": "这一块是什么：标题：大一号的粗字。",
      "examples": [
       "heading"
      ]
     },
     "text": {
      "type": "string",
      "description": "标题文字。其中 ${字段} 换成这条记录的值，与列表里看到的一样；#{date} 今天，#{datetime} 现在，#{user} 打印的人。",
      "examples": [
       "装箱单 ${orderId}"
      ],
      "minLength": 1
     },
     "size": {
      "type": "number",
      "description": "字号，磅。",
      "examples": [
       12
      ],
      "minimum": 4,
      "maximum": 72
     },
     "align": {
      "enum": [
       "left",
       "center",
       "right"
      ],
      "description": "左右对齐。",
      "examples": [
       "center"
      ],
      "default": "left"
     }
    }
   },
   "text": {
    "title": "PrintText",
    "type": "object",
    "description": "一段文字。",
    "examples": [
     {
      "type": "text",
      "text": "请当面点清，签收后如有短少请联系客服。"
     }
    ],
    "required": [
     "type",
     "text"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "text",
      "description": "这一块是什么：一段文字。",
      "examples": [
       "text"
      ]
     },
     "text": {
      "type": "string",
      "description": "其中 ${字段} 换成这条记录的值，与列表里看到的一样；#{date} 今天，#{datetime} 现在，#{user} 打印的人。",
      "examples": [
       "收件：${shipCity} ${shipState}"
      ],
      "minLength": 1
     },
     "size": {
      "type": "number",
      "description": "字号，磅。",
      "examples": [
       12
      ],
      "minimum": 4,
      "maximum": 72
     },
     "bold": {
      "type": "boolean",
      "description": "粗体。",
      "examples": [
       true
      ],
      "default": false
     },
     "align": {
      "enum": [
       "left",
       "center",
       "right"
      ],
      "description": "左右对齐。",
      "examples": [
       "center"
      ],
      "default": "left"
     },
     "lines": {
      "type": "integer",
      "description": "至多几行，放不下的以 … 收尾；省略时不限。",
      "examples": [
       2
      ],
      "minimum": 1,
      "maximum": 20
     }
    }
   },
   "fields": {
    "title": "PrintFields",
    "type": "object",
    "description": "一组字段：标题与值并排。",
    "examples": [
     {
      "type": "fields",
      "columns": 2,
      "fields": [
       "orderId",
       "orderDate"
      ]
     }
    ],
    "required": [
     "type",
     "fields"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "fields",
      "description": "这一块是什么：一组字段：标题与值并排。",
      "examples": [
       "fields"
      ]
     },
     "columns": {
      "type": "integer",
      "description": "每行几个。",
      "examples": [
       2
      ],
      "minimum": 1,
      "maximum": 4,
      "default": 2
     },
     "fields": {
      "type": "array",
      "description": "字段，按顺序。",
      "examples": [
       [
        "orderId",
        "orderDate"
       ]
      ],
      "minItems": 1,
      "maxItems": 60,
      "uniqueItems": true,
      "items": {
       "description": "一个字段；只写 key，或写成对象改标题。",
       "examples": [
        "orderId"
       ],
       "anyOf": [
        {
         "type": "string",
         "description": "字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。",
         "examples": [
          "orderId"
         ],
         "minLength": 1,
         "x-ref": "field"
        },
        {
         "$ref": "#/$defs/field"
        }
       ]
      }
     }
    }
   },
   "table": {
    "title": "PrintTable",
    "type": "object",
    "description": "一张表，翻页时重复表头。",
    "examples": [
     {
      "type": "table",
      "columns": [
       "sku",
       "qty"
      ],
      "totals": [
       "qty"
      ]
     }
    ],
    "required": [
     "type",
     "columns"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "table",
      "description": "这一块是什么：一张表，翻页时重复表头。",
      "examples": [
       "table"
      ]
     },
     "table": {
      "type": "string",
      "description": "子表的模型；省略时是同组的各条记录（见 group）。",
      "examples": [
       "fba/shipment-line"
      ],
      "minLength": 1,
      "x-ref": "model"
     },
     "columns": {
      "type": "array",
      "description": "列，按顺序。",
      "examples": [
       [
        "sku",
        "qty"
       ]
      ],
      "minItems": 1,
      "maxItems": 30,
      "items": {
       "description": "一列；只写 key，或写成对象改标题、列宽。",
       "examples": [
        "sku"
       ],
       "anyOf": [
        {
         "type": "string",
         "description": "字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。",
         "examples": [
          "sku"
         ],
         "minLength": 1,
         "x-ref": "field"
        },
        {
         "$ref": "#/$defs/column"
        }
       ]
      }
     },
     "totals": {
      "type": "array",
      "description": "表尾合计的列，都是数值列。",
      "examples": [
       [
        "qty"
       ]
      ],
      "minItems": 1,
      "maxItems": 30,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "列的 key。",
       "examples": [
        "qty"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "numbered": {
      "type": "boolean",
      "description": "每行前加序号。",
      "examples": [
       true
      ],
      "default": false
     },
     "size": {
      "type": "number",
      "description": "字号，磅。",
      "examples": [
       12
      ],
      "minimum": 4,
      "maximum": 72
     }
    }
   },
   "barcode": {
    "title": "PrintBarcode",
    "type": "object",
    "description": "条形码或二维码，里面是原值而不是文字。",
    "examples": [
     {
      "type": "barcode",
      "symbology": "code128",
      "value": "${orderId}"
     }
    ],
    "required": [
     "type",
     "symbology",
     "value"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "barcode",
      "description": "这一块是什么：条形码或二维码，里面是原值而不是文字。",
      "examples": [
       "barcode"
      ]
     },
     "symbology": {
      "enum": [
       "code128",
       "code39",
       "ean13",
       "qrcode",
       "datamatrix"
      ],
      "description": "码制：code128、code39、ean13 是条形码，qrcode、datamatrix 是二维码。",
      "examples": [
       "code128"
      ]
     },
     "value": {
      "type": "string",
      "description": "码里的内容；${字段} 换成字段的原值。",
      "examples": [
       "${fnsku}"
      ],
      "minLength": 1
     },
     "height": {
      "type": "number",
      "description": "高，毫米；二维码省略时为 20，条形码为 12。",
      "examples": [
       12
      ],
      "minimum": 3,
      "maximum": 100
     },
     "width": {
      "type": "number",
      "description": "宽，毫米；省略时条形码占满一行，至多 80，二维码与高相同。",
      "examples": [
       50
      ],
      "minimum": 5,
      "maximum": 200
     },
     "text": {
      "type": "boolean",
      "description": "条形码下面印出内容。",
      "examples": [
       false
      ],
      "default": true
     },
     "align": {
      "enum": [
       "left",
       "center",
       "right"
      ],
      "description": "左右对齐。",
      "examples": [
       "center"
      ],
      "default": "left"
     }
    }
   },
   "image": {
    "title": "PrintImage",
    "type": "object",
    "description": "附件字段里的图片：PNG 或 JPEG。",
    "examples": [
     {
      "type": "image",
      "field": "picture",
      "height": 30
     }
    ],
    "required": [
     "type",
     "field"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "image",
      "description": "这一块是什么：附件字段里的图片：PNG 或 JPEG。",
      "examples": [
       "image"
      ]
     },
     "field": {
      "type": "string",
      "description": "字段的 key；子表的行里 main.字段 是主记录的，带查名字的 名字.字段 是带查到的那一条的。",
      "examples": [
       "picture"
      ],
      "minLength": 1,
      "x-ref": "field"
     },
     "height": {
      "type": "number",
      "description": "高，毫米；图片按比例缩放在内。",
      "examples": [
       30
      ],
      "minimum": 3,
      "maximum": 280,
      "default": 30
     },
     "width": {
      "type": "number",
      "description": "宽，毫米；省略时与高相同。",
      "examples": [
       30
      ],
      "minimum": 3,
      "maximum": 280
     },
     "count": {
      "type": "integer",
      "description": "至多几张，从左到右。",
      "examples": [
       3
      ],
      "minimum": 1,
      "maximum": 12,
      "default": 1
     },
     "align": {
      "enum": [
       "left",
       "center",
       "right"
      ],
      "description": "左右对齐。",
      "examples": [
       "center"
      ],
      "default": "left"
     }
    }
   },
   "line": {
    "title": "PrintLine",
    "type": "object",
    "description": "一条横线。",
    "examples": [
     {
      "type": "line"
     }
    ],
    "required": [
     "type"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "line",
      "description": "这一块是什么：一条横线。",
      "examples": [
       "line"
      ]
     }
    }
   },
   "space": {
    "title": "PrintSpace",
    "type": "object",
    "description": "一段空白。",
    "examples": [
     {
      "type": "space",
      "height": 5
     }
    ],
    "required": [
     "type",
     "height"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "space",
      "description": "这一块是什么：一段空白。",
      "examples": [
       "space"
      ]
     },
     "height": {
      "type": "number",
      "description": "高，毫米。",
      "examples": [
       5
      ],
      "minimum": 0.5,
      "maximum": 200
     }
    }
   },
   "row": {
    "title": "PrintRow",
    "type": "object",
    "description": "左右并排的几块，如左边标题右边条码。",
    "examples": [
     {
      "type": "row",
      "parts": [
       {
        "type": "heading",
        "text": "装箱单"
       },
       {
        "type": "barcode",
        "symbology": "code128",
        "value": "${orderId}"
       }
      ]
     }
    ],
    "required": [
     "type",
     "parts"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "type": {
      "const": "row",
      "description": "这一块是什么：左右并排的几块，如左边标题右边条码。",
      "examples": [
       "row"
      ]
     },
     "widths": {
      "type": "array",
      "description": "各块宽度的比例，与 parts 一样多；省略时一样宽。",
      "examples": [
       [
        2,
        1
       ]
      ],
      "minItems": 2,
      "maxItems": 6,
      "items": {
       "type": "number",
       "description": "份数。",
       "examples": [
        2
       ],
       "minimum": 0.1,
       "maximum": 100
      }
     },
     "parts": {
      "type": "array",
      "description": "从左到右的各块；表格与并排不能再放进来。",
      "examples": [
       [
        {
         "type": "heading",
         "text": "装箱单"
        },
        {
         "type": "barcode",
         "symbology": "code128",
         "value": "${orderId}"
        }
       ]
      ],
      "minItems": 2,
      "maxItems": 6,
      "items": {
       "$ref": "#/$defs/part"
      }
     }
    }
   },
   "part": {
    "title": "PrintPart",
    "type": "object",
    "description": "纸上的一块，type 说它是什么。",
    "examples": [
     {
      "type": "line"
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
       "heading",
       "text",
       "fields",
       "table",
       "barcode",
       "image",
       "line",
       "space",
       "row"
      ],
      "description": "一块是什么：heading 标题，text 文字，fields 一组字段，table 表，barcode 条码，image 图片，line 横线，space 空白，row 左右并排。",
      "examples": [
       "table"
      ]
     }
    },
    "oneOf": [
     {
      "$ref": "#/$defs/heading"
     },
     {
      "$ref": "#/$defs/text"
     },
     {
      "$ref": "#/$defs/fields"
     },
     {
      "$ref": "#/$defs/table"
     },
     {
      "$ref": "#/$defs/barcode"
     },
     {
      "$ref": "#/$defs/image"
     },
     {
      "$ref": "#/$defs/line"
     },
     {
      "$ref": "#/$defs/space"
     },
     {
      "$ref": "#/$defs/row"
     }
    ]
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
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
      "description": "single 等于，like 包含，group 起止两值，ne 不等于，ge 不小于，le 不大于，below 等于它或在它之下（部门、分类、树形字典、地区）。",
      "examples": [
       "group"
      ],
      "minLength": 1,
      "enum": [
       "single",
       "like",
       "group",
       "ne",
       "ge",
       "le",
       "below"
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
   "allow": {
    "$ref": "allow.schema.json",
    "description": "有意为之的提醒，写明原因。",
    "examples": [
     [
      "unknown-rule order_num：上线时建好"
     ]
    ]
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
   "dataSource": {
    "$ref": "#/$defs/dataSource",
    "description": "SQL 读哪个外部数据库；省略时读本系统自己的。行范围与受限列不管外部数据库。",
    "examples": [
     {
      "code": "erp",
      "kind": "mysql"
     }
    ]
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
   "groupBy": {
    "type": "array",
    "description": "按哪些列分组小计，从外到内：结果先按它们排序，每组之后一行小计。合计什么由各列的 statistics 与 total 说明。",
    "examples": [
     [
      "month"
     ],
     [
      "month",
      "state"
     ]
    ],
    "minItems": 1,
    "maxItems": 3,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "description": "输出列的 key。",
     "examples": [
      "month"
     ],
     "minLength": 1,
     "x-ref": "field"
    }
   },
   "pivot": {
    "$ref": "#/$defs/pivot",
    "description": "交叉表：SQL 的各行按 rows 与 columns 汇总后显示。",
    "examples": [
     {
      "rows": [
       "status"
      ],
      "columns": [
       "age"
      ],
      "measures": [
       "orders"
      ]
     }
    ]
   },
   "charts": {
    "type": "array",
    "description": "表格上方的图，画查询到的各行（至多 1000 行）。",
    "examples": [
     [
      {
       "mark": "bar",
       "x": "category",
       "y": [
        "units"
       ]
      }
     ]
    ],
    "minItems": 1,
    "maxItems": 4,
    "items": {
     "$ref": "chart.schema.json"
    }
   },
   "measures": {
    "type": "array",
    "description": "指标：许多行合起来的一个数，看板、报表合计与图以 key 引用。",
    "examples": [
     [
      {
       "key": "orders",
       "title": "订单数",
       "value": "countDistinct(row.orderId)"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "measure.schema.json"
    }
   },
   "agrees": {
    "type": "array",
    "description": "必须相等的数：本文件的指标与别处的指标，或每一行里的两边；用 npm run validate -- --data 核对。",
    "examples": [
     [
      {
       "title": "期初加入库减出库等于期末",
       "rows": "row.opening + row.inbound - row.outbound == row.closing",
       "by": [
        "sku",
        "day"
       ]
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "agree.schema.json"
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
      "key": "orders",
      "order": "desc"
     }
    ]
   }
  },
  "$defs": {
   "dataSource": {
    "title": "ReportDataSource",
    "type": "object",
    "description": "“系统管理 / 数据源”里登记的一个外部数据库。连接参数与密码只在那里，不在声明里。",
    "examples": [
     {
      "code": "erp",
      "kind": "mysql"
     }
    ],
    "required": [
     "code",
     "kind"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "code": {
      "type": "string",
      "description": "数据源的编码，运行时在当前租户里查找。",
      "examples": [
       "erp"
      ],
      "minLength": 1,
      "pattern": "^[a-z][a-z0-9_]{0,39}$"
     },
     "kind": {
      "type": "string",
      "description": "数据库的种类，决定 SQL 怎样检查、怎样加上筛选排序分页；须与登记的相同。MySQL 也包括 MariaDB，其输出列名是 key 的下划线写法，不能用 pivot。",
      "examples": [
       "postgres",
       "mysql"
      ],
      "minLength": 1,
      "enum": [
       "postgres",
       "mysql"
      ]
     }
    }
   },
   "pivot": {
    "title": "ReportPivot",
    "type": "object",
    "description": "交叉表：行、列、格里的数；行与列都带合计。列最多 40 个，多的不显示并说明。",
    "examples": [
     {
      "rows": [
       "status"
      ],
      "columns": [
       "age"
      ],
      "measures": [
       "orders"
      ]
     }
    ],
    "required": [
     "rows",
     "columns",
     "measures"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rows": {
      "type": "array",
      "description": "行：输出列的 key，从外到内。",
      "examples": [
       [
        "status"
       ]
      ],
      "minItems": 1,
      "maxItems": 3,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "输出列的 key。",
       "examples": [
        "status"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "columns": {
      "type": "array",
      "description": "列：一个输出列的 key，它的每个值成为一列。",
      "examples": [
       [
        "age"
       ]
      ],
      "minItems": 1,
      "maxItems": 1,
      "items": {
       "type": "string",
       "description": "输出列的 key。",
       "examples": [
        "age"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "measures": {
      "type": "array",
      "description": "格里的数：写了 statistics 或 total 的输出列的 key。",
      "examples": [
       [
        "orders",
        "amount"
       ]
      ],
      "minItems": 1,
      "maxItems": 5,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "输出列的 key。",
       "examples": [
        "orders"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     }
    }
   },
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
      "description": "输入方式，决定参数的类型。period 是一段日期：选近7天、本月等，或自定起止；SQL 里写作 ${keyFrom} 与 ${keyTo}，没有选的一头为空。",
      "examples": [
       "select",
       "period"
      ],
      "minLength": 1,
      "enum": [
       "input",
       "inputNumber",
       "select",
       "date",
       "datetime",
       "period"
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
      "description": "默认值。date、datetime 可写日子的名字：today、yesterday、weekStart、monthStart、monthEnd、lastMonthStart、lastMonthEnd、yearStart；period 写 today、yesterday、last7、last14、last30、thisMonth、lastMonth 或 2026-01-01,2026-01-31；文字可写 #{sysUserCode}、#{sysUserId}、#{sysOrgCode}。",
      "examples": [
       "month",
       "monthStart",
       "last30",
       "#{sysUserCode}"
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
    "description": "不带参数的规则：required 必填，unique 唯一，cron 为 Cron 表达式，其余为内置格式。",
    "examples": [
     "required",
     "e"
    ],
    "enum": [
     "required",
     "unique",
     "cron",
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
       "cron",
       "expression",
       "checkRule",
       "digits"
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
      "$ref": "#/$defs/cron"
     },
     {
      "$ref": "#/$defs/expression"
     },
     {
      "$ref": "#/$defs/checkRule"
     },
     {
      "$ref": "#/$defs/digits"
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
    "description": "唯一：同列出现两次即不通过；表单输入停顿一秒后还会询问服务器是否已存在。",
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
      ],
      "x-samples": {
       "n6-16": {
        "message": "请输入6到16位数字",
        "accepts": [
         "123456",
         "1234567890123456"
        ],
        "refuses": [
         "12345",
         "12345678901234567",
         "12345a"
        ]
       },
       "*6-16": {
        "message": "请输入6到16位任意字符",
        "accepts": [
         "abc中文!",
         "123456"
        ],
        "refuses": [
         "12345",
         "aaaaaaaaaaaaaaaaa"
        ]
       },
       "s6-18": {
        "message": "请输入6到18位字母",
        "accepts": [
         "abcdef",
         "AAAAAAAAAAAAAAAAAA"
        ],
        "refuses": [
         "abcde",
         "abcde|",
         "AAAAAAAAAAAAAAAAAAA"
        ]
       },
       "url": {
        "message": "请输入正确的网址",
        "accepts": [
         "http://a.cn",
         "https://a.cn/x?y=1#z",
         "ftp://a.cn/b"
        ],
        "refuses": [
         "a.cn",
         "http://",
         "javascript:alert(1)",
         "http://a b"
        ]
       },
       "e": {
        "message": "请输入正确的电子邮件",
        "accepts": [
         "a@b.cn",
         "a.b+c@d-e.com.cn"
        ],
        "refuses": [
         "a@b",
         "@b.cn",
         "a b@c.cn",
         "a@b.cn,"
        ]
       },
       "m": {
        "message": "请输入正确的手机号码",
        "accepts": [
         "13800138000",
         "16612345678",
         "19912345678"
        ],
        "refuses": [
         "12800138000",
         "1380013800",
         "138001380000"
        ]
       },
       "p": {
        "message": "请输入正确的邮政编码",
        "accepts": [
         "100000",
         "518000"
        ],
        "refuses": [
         "010000",
         "51800",
         "5180001"
        ]
       },
       "s": {
        "message": "请输入字母",
        "accepts": [
         "abc",
         "Z"
        ],
        "refuses": [
         "a1",
         "|",
         "中"
        ]
       },
       "n": {
        "message": "请输入数字",
        "accepts": [
         "1",
         "-1.5",
         "0.25"
        ],
        "refuses": [
         "1.",
         ".5",
         "1e3",
         "--1",
         "x"
        ]
       },
       "z": {
        "message": "请输入整数",
        "accepts": [
         "0",
         "-12"
        ],
        "refuses": [
         "1.0",
         "x",
         "+1"
        ]
       },
       "money": {
        "message": "请输入正确的金额，最多两位小数",
        "accepts": [
         "0",
         "12",
         "12.5",
         "0.55",
         "-3.20"
        ],
        "refuses": [
         "1.234",
         "1.",
         "x"
        ]
       },
       "mobile": {
        "message": "请输入正确手机号",
        "accepts": [
         "13800138000",
         "14712345678",
         "15812345678",
         "17712345678",
         "18912345678"
        ],
        "refuses": [
         "16612345678",
         "19912345678",
         "1380013800"
        ]
       },
       "username": {
        "message": "长度6到18个字符",
        "accepts": [
         "abcd",
         "zhang_san",
         "aaaaaaaaaaaaaaaaaa"
        ],
        "refuses": [
         "abc",
         "aaaaaaaaaaaaaaaaaaa"
        ]
       },
       "email": {
        "message": "邮箱格式不正确",
        "accepts": [
         "a@b.cn"
        ],
        "refuses": [
         "a@",
         "a.b.cn"
        ]
       },
       "natural": {
        "message": "请输入自然数",
        "accepts": [
         "0",
         "12"
        ],
        "refuses": [
         "-1",
         "1.5"
        ]
       },
       "letters": {
        "message": "请输入英文字符",
        "accepts": [
         "abC"
        ],
        "refuses": [
         "ab c",
         "中文"
        ]
       },
       "landline": {
        "message": "请输入正确的座机号",
        "accepts": [
         "0755-26001234",
         "010-62345678",
         "62345678",
         "0755-26001234-801"
        ],
        "refuses": [
         "12345",
         "0755-16001234",
         "abc"
        ]
       },
       "bankCard": {
        "message": "请输入正确的银行卡号码",
        "accepts": [
         "6222020200112233445",
         "1234567890"
        ],
        "refuses": [
         "0222020200112233",
         "123456789",
         "666666666666666666666"
        ]
       },
       "idNumber": {
        "message": "请输入正确的证件号码",
        "accepts": [
         "E12345678",
         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        ],
        "refuses": [
         "E-1",
         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        ]
       },
       "nationalId": {
        "message": "请输入正确的身份证号码",
        "accepts": [
         "11010519491231002X",
         "11010519491231002x",
         "110105491231002"
        ],
        "refuses": [
         "110105194912310021",
         "11010519490231002X",
         "110105491331002",
         "1101051949123100"
        ]
       },
       "qq": {
        "message": "请输入正确的QQ号码",
        "accepts": [
         "10000",
         "123456789012"
        ],
        "refuses": [
         "1234",
         "1234567890123",
         "01234"
        ]
       },
       "httpUrl": {
        "message": "请输入以http和https开头的网址",
        "accepts": [
         "https://a.cn/b",
         "http://a"
        ],
        "refuses": [
         "ftp://a.cn",
         "a.cn",
         "https://"
        ]
       },
       "code20": {
        "message": "请输入20位以内的英文字符和数字",
        "accepts": [
         "Abc1",
         "aaaaaaaaaaaaaaaaaaaa"
        ],
        "refuses": [
         "aaaaaaaaaaaaaaaaaaaaa",
         "a_b"
        ]
       },
       "name2-100": {
        "message": "请输入2到100位的中英文字符和空格",
        "accepts": [
         "张三",
         "Zhang San"
        ],
        "refuses": [
         "张",
         "张3",
         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
        ]
       },
       "digitsAndNewlines": {
        "message": "请输入数字和换行符",
        "accepts": [
         "1\n2\r\n3"
        ],
        "refuses": [
         "1 2",
         "a"
        ]
       },
       "max255": {
        "message": "请输入255位以内的字符",
        "accepts": [
         "中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中",
         "😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀"
        ],
        "refuses": [
         "中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中中"
        ]
       }
      }
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
     "measure": {
      "type": "string",
      "description": "怎样数：characters 每个字符算 1；display 按显示宽度，非 ASCII 字符算 2。",
      "examples": [
       "display"
      ],
      "enum": [
       "characters",
       "display"
      ],
      "default": "characters"
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
   "cron": {
    "title": "CronRule",
    "type": "object",
    "description": "Quartz 的 Cron 表达式，六或七段；提示会指出哪一段不对。cron 类型的字段自带此规则。",
    "examples": [
     {
      "rule": "cron"
     }
    ],
    "required": [
     "rule"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "cron",
      "description": "规则名：cron。",
      "examples": [
       "cron"
      ]
     },
     "weekNumbers": {
      "type": "string",
      "description": "周几的数字：quartz 1 是周日、7 是周六；legacy 0 和 7 是周日、1 到 6 是周一到周六。",
      "examples": [
       "legacy"
      ],
      "enum": [
       "quartz",
       "legacy"
      ],
      "default": "quartz"
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
    "description": "表达式为真才通过；表达式也可以给出文字：不空的文字就是不通过的提示，空文字为通过。",
    "examples": [
     {
      "rule": "expression",
      "expression": "row.qty >= 0",
      "message": "数量不能为负"
     }
    ],
    "required": [
     "rule",
     "expression"
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
      "description": "CEL 表达式，结果为真假，或提示文字。",
      "examples": [
       "row.amount >= 0",
       "row.qty > 999 ? '最多 999 件' : ''"
      ],
      "x-expression": "verdict"
     },
     "message": {
      "type": "string",
      "description": "表达式为假时的提示；结果为真假时必填。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "checkRule": {
    "title": "CheckRuleRule",
    "type": "object",
    "description": "编码校验：由服务器按“编码校验规则”里这个编码的规则检查；表单输入停顿一秒后询问，保存与导入时再查。",
    "examples": [
     {
      "rule": "checkRule",
      "code": "order_no"
     }
    ],
    "required": [
     "rule",
     "code"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "checkRule",
      "description": "规则名：checkRule。",
      "examples": [
       "checkRule"
      ]
     },
     "code": {
      "type": "string",
      "description": "校验规则的编码。",
      "examples": [
       "order_no"
      ],
      "minLength": 1,
      "maxLength": 100
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用服务器给出的文字。",
      "examples": [
       "请输入订单号"
      ],
      "minLength": 1
     }
    }
   },
   "digits": {
    "title": "DigitsRule",
    "type": "object",
    "description": "小数点前后各最多几位：多出的位数不会被悄悄舍去，单元格标红并可一键四舍五入。数值字段按 precision 与 store 自带此规则。",
    "examples": [
     {
      "rule": "digits",
      "decimals": 2
     }
    ],
    "required": [
     "rule"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "rule": {
      "const": "digits",
      "description": "规则名：digits。",
      "examples": [
       "digits"
      ]
     },
     "whole": {
      "type": "integer",
      "description": "小数点前最多几位。",
      "examples": [
       8
      ],
      "minimum": 0,
      "maximum": 400
     },
     "decimals": {
      "type": "integer",
      "description": "小数点后最多几位；0 表示必须是整数。",
      "examples": [
       2
      ],
      "minimum": 0,
      "maximum": 12
     },
     "message": {
      "type": "string",
      "description": "不通过时的提示；省略时用内置的文字。",
      "examples": [
       "最多两位小数"
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
     "tree",
     "report",
     "form",
     "page",
     "inner",
     "tab",
     "erp",
     "catalog",
     "copies",
     "board",
     "kanban"
    ],
    "description": "列表类型：list 列表，tree 树形列表，inner 可展开到子表的列表，tab 子表为页签的列表，erp 主从列表，report 报表，form 表单，catalog 声明清单，copies 副本清单，board 看板，kanban 按状态分列的卡片，page 内置页面。",
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
    "$ref": "lists/tree.schema.json"
   },
   {
    "$ref": "lists/report.schema.json"
   },
   {
    "$ref": "lists/form.schema.json"
   },
   {
    "$ref": "lists/page.schema.json"
   },
   {
    "$ref": "lists/inner.schema.json"
   },
   {
    "$ref": "lists/tab.schema.json"
   },
   {
    "$ref": "lists/erp.schema.json"
   },
   {
    "$ref": "lists/catalog.schema.json"
   },
   {
    "$ref": "lists/copies.schema.json"
   },
   {
    "$ref": "lists/board.schema.json"
   },
   {
    "$ref": "lists/kanban.schema.json"
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
     "allow": {
      "$ref": "allow.schema.json",
      "description": "有意为之的提醒，写明原因。",
      "examples": [
       [
        "unknown-rule order_num：上线时建好"
       ]
      ]
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
    "key": "createTime",
    "order": "desc"
   }
  ],
  "required": [
   "key",
   "order"
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
    "x-ref": "field",
    "x-aliases": [
     "column"
    ]
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
 "states.schema.json": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "StatesDeclaration",
  "type": "object",
  "description": "审批：记录的状态只能经声明的几步改变。这个字段在表单、表格、批量编辑、导入与接口里都不能直接填写；每一步由谁做、有什么条件、附什么意见、通知谁，写在这里，做过的每一步都留下来。",
  "examples": [
   {
    "field": "state",
    "initial": "draft",
    "final": [
     "approved"
    ],
    "transitions": [
     {
      "code": "submit",
      "title": "提交",
      "from": [
       "draft"
      ],
      "to": "waiting"
     },
     {
      "code": "approve",
      "title": "批准",
      "from": [
       "waiting"
      ],
      "to": "approved",
      "who": [
       "manager"
      ],
      "comment": "asked",
      "inbox": true
     }
    ]
   }
  ],
  "required": [
   "field",
   "initial",
   "final",
   "transitions"
  ],
  "unevaluatedProperties": false,
  "properties": {
   "field": {
    "type": "string",
    "description": "存状态的单选字段，有自己的 options 或声明的字典；不写 defaultValue 与 value，自动只读。",
    "examples": [
     "state"
    ],
    "minLength": 1,
    "x-ref": "field"
   },
   "initial": {
    "type": "string",
    "description": "新记录的状态，无论从哪里新增。",
    "examples": [
     "draft"
    ],
    "minLength": 1
   },
   "final": {
    "type": "array",
    "description": "可以停在这里的状态：其余每个状态都要有一步离开它。",
    "examples": [
     [
      "ordered"
     ]
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "type": "string",
     "description": "选项的值。",
     "examples": [
      "ordered"
     ],
     "minLength": 1
    }
   },
   "transitions": {
    "type": "array",
    "description": "一步一步怎样走；依次成为行、表单、详情与看板卡片的按钮。",
    "examples": [
     [
      {
       "code": "submit",
       "title": "提交",
       "from": [
        "draft"
       ],
       "to": "waiting"
      }
     ]
    ],
    "minItems": 1,
    "items": {
     "$ref": "#/$defs/transition"
    }
   },
   "locks": {
    "type": "array",
    "description": "在哪些状态里记录锁住：字段不能改、记录不能删除。表单、表格、批量编辑、导入、撤销、恢复与接口都照此判断，页面上的单元格与按钮随之不可用；状态的几步照走。",
    "examples": [
     [
      {
       "in": [
        "waiting",
        "approved"
       ],
       "fields": [
        "qty"
       ]
      }
     ]
    ],
    "minItems": 1,
    "uniqueItems": true,
    "items": {
     "$ref": "#/$defs/lock"
    }
   }
  },
  "$defs": {
   "lock": {
    "title": "StateLock",
    "type": "object",
    "description": "一把锁：在这些状态里什么不能改，能不能删除。",
    "examples": [
     {
      "in": [
       "waiting",
       "approved"
      ]
     },
     {
      "in": [
       "approved"
      ],
      "fields": [
       "qty"
      ],
      "removable": true
     }
    ],
    "required": [
     "in"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "in": {
      "type": "array",
      "description": "在哪些状态里。新记录的状态不能锁字段，否则没有人能填写它。",
      "examples": [
       [
        "waiting"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "选项的值。",
       "examples": [
        "waiting"
       ],
       "minLength": 1
      }
     },
     "fields": {
      "type": "array",
      "description": "不能改的字段；省略时是全部字段与子表的行。`子表的名字.字段` 是子表行里的字段，锁了一个，这个子表也不能加行、减行。算出来的字段照算。",
      "examples": [
       [
        "qty",
        "lines.shipped"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "本模型的字段，或 `子表的名字.字段`。",
       "examples": [
        "qty",
        "lines.shipped"
       ],
       "minLength": 1,
       "x-ref": "field"
      }
     },
     "removable": {
      "type": "boolean",
      "description": "仍然可以删除。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   },
   "transition": {
    "title": "TransitionDeclaration",
    "type": "object",
    "description": "一步：从哪些状态到哪个状态，由谁做。",
    "examples": [
     {
      "code": "approve",
      "title": "批准",
      "from": [
       "waiting"
      ],
      "to": "approved",
      "who": [
       "manager"
      ],
      "comment": "asked",
      "rule": {
       "expression": "row.qty > 0",
       "message": "采购量要大于 0"
      },
      "notify": [
       "createBy",
       {
        "role": "purchaser"
       }
      ],
      "inbox": true
     }
    ],
    "required": [
     "code",
     "title",
     "from",
     "to"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "code": {
      "type": "string",
      "description": "代号，在本模型内唯一，也不与页面自己的按钮相同。",
      "examples": [
       "approve"
      ],
      "pattern": "^[a-z][a-z0-9_]{0,39}$"
     },
     "title": {
      "type": "string",
      "description": "按钮文字，也是历程里的文字。",
      "examples": [
       "批准"
      ],
      "minLength": 1,
      "maxLength": 20
     },
     "from": {
      "type": "array",
      "description": "从哪些状态。",
      "examples": [
       [
        "waiting"
       ]
      ],
      "minItems": 1,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "description": "选项的值。",
       "examples": [
        "waiting"
       ],
       "minLength": 1
      }
     },
     "to": {
      "type": "string",
      "description": "到哪个状态。",
      "examples": [
       "approved"
      ],
      "minLength": 1
     },
     "who": {
      "type": [
       "string",
       "array"
      ],
      "description": "由谁做：几个角色（app.json 的 roles，有其一即可，管理员总可以），或一个条件，写法同行规则的 when（管理员也要符合）。省略时要有授权里的 前缀:代号。都先要看得到这条记录。",
      "examples": [
       [
        "manager"
       ],
       "row.createBy == user.username"
      ],
      "if": {
       "type": "string"
      },
      "then": {
       "type": "string",
       "description": "条件，由数据库判断。",
       "examples": [
        "'manager' in user.roles && row.createBy != user.username"
       ],
       "minLength": 1,
       "maxLength": 2000
      },
      "else": {
       "type": "array",
       "description": "角色编码。",
       "examples": [
        [
         "manager"
        ]
       ],
       "minItems": 1,
       "uniqueItems": true,
       "items": {
        "type": "string",
        "description": "app.json 的 roles 里的一个编码。",
        "examples": [
         "manager"
        ],
        "minLength": 1
       }
      }
     },
     "comment": {
      "type": "string",
      "description": "做之前问意见：asked 可以不填，required 必填；省略时不问。",
      "examples": [
       "required"
      ],
      "enum": [
       "asked",
       "required"
      ]
     },
     "rule": {
      "title": "TransitionRule",
      "type": "object",
      "description": "必须成立的条件；不成立就不能走这一步，并告诉原因。",
      "examples": [
       {
        "expression": "row.amount > 0",
        "message": "请先填写单价"
       }
      ],
      "required": [
       "expression",
       "message"
      ],
      "unevaluatedProperties": false,
      "properties": {
       "expression": {
        "type": "string",
        "description": "结果为真假的表达式：row 是这条记录，有名字的子表是它的行，user 是做这一步的人，now 是现在。",
        "examples": [
         "row.amount > 0",
         "size(lines) > 0 && lines.all(l, l.qty > 0)"
        ],
        "minLength": 1,
        "x-expression": "bool"
       },
       "message": {
        "type": "string",
        "description": "不成立时的说明。",
        "examples": [
         "请先填写单价"
        ],
        "minLength": 1
       }
      }
     },
     "notify": {
      "type": "array",
      "description": "做了之后通知谁：存用户的字段（也可写 createBy），或一个角色的所有人；做的人自己不通知。",
      "examples": [
       [
        "createBy",
        {
         "role": "manager"
        }
       ]
      ],
      "minItems": 1,
      "items": {
       "type": [
        "string",
        "object"
       ],
       "description": "一个收通知的人或角色。",
       "examples": [
        "owner",
        {
         "role": "manager"
        }
       ],
       "if": {
        "type": "string"
       },
       "then": {
        "type": "string",
        "description": "类型为 sel_user 的字段，或 createBy。",
        "examples": [
         "owner"
        ],
        "minLength": 1,
        "x-ref": "field"
       },
       "else": {
        "$ref": "#/$defs/notifiedRole"
       }
      }
     },
     "inbox": {
      "type": "boolean",
      "description": "等人来做：from 状态的记录列在能做这一步的人的“待我审批”里。",
      "examples": [
       true
      ],
      "default": false
     },
     "batch": {
      "type": "boolean",
      "description": "选中几行时也能做；逐行判断，做不了的行说明原因。",
      "examples": [
       true
      ],
      "default": false
     },
     "confirm": {
      "type": "string",
      "description": "做之前的确认；问意见时写在意见框的上面。",
      "examples": [
       "批准后采购可以下单，确定吗？"
      ],
      "minLength": 1
     },
     "primary": {
      "type": "boolean",
      "description": "按钮直接排在行里，不收进“更多”。",
      "examples": [
       true
      ],
      "default": false
     }
    }
   },
   "notifiedRole": {
    "title": "NotifiedRole",
    "type": "object",
    "description": "一个角色的所有人。",
    "examples": [
     {
      "role": "manager"
     }
    ],
    "required": [
     "role"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "role": {
      "type": "string",
      "description": "app.json 的 roles 里的一个编码。",
      "examples": [
       "manager"
      ],
      "minLength": 1
     }
    }
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
   },
   "links": {
    "title": "LinksHint",
    "type": "object",
    "description": "值不在本表的列里，而在一张关联表里，一行一个（多对多）；值为以逗号相连的编号。关联表须已存在，由系统的迁移建立。",
    "examples": [
     {
      "table": "sys_user_role",
      "own": "user_id",
      "other": "role_id",
      "target": "sys_role"
     }
    ],
    "required": [
     "table",
     "own",
     "other"
    ],
    "unevaluatedProperties": false,
    "properties": {
     "table": {
      "type": "string",
      "description": "关联表。",
      "examples": [
       "sys_user_role"
      ],
      "minLength": 1,
      "pattern": "^[a-z][a-z0-9_]{0,40}$"
     },
     "own": {
      "type": "string",
      "description": "关联表里存本记录编号的列。",
      "examples": [
       "user_id"
      ],
      "minLength": 1,
      "pattern": "^[a-z][a-z0-9_]{0,40}$"
     },
     "other": {
      "type": "string",
      "description": "关联表里存对方编号的列。",
      "examples": [
       "role_id"
      ],
      "minLength": 1,
      "pattern": "^[a-z][a-z0-9_]{0,40}$"
     },
     "target": {
      "type": "string",
      "description": "对方的表，须有 id 与 tenant_id；省略时这个字段只读。",
      "examples": [
       "sys_role"
      ],
      "minLength": 1,
      "pattern": "^[a-z][a-z0-9_]{0,40}$"
     }
    }
   }
  }
 }
};
