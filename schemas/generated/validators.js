// Written by `npm run types` from schemas/*.schema.json. Do not edit.
"use strict";
export const validate_app = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"App","description":"产品设置：标题、首页、主题、安全。","examples":[{"title":"织屏","shortTitle":"织屏","home":"/dashboard/analysis"}],"required":["title","shortTitle","home"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["织屏 · 跨境卖家后台"],"minLength":1},"shortTitle":{"type":"string","description":"短标题，作浏览器标题的后缀。","examples":["织屏"],"minLength":1},"home":{"type":"string","description":"登录后的首页路径。","examples":["/dashboard/analysis"],"minLength":1,"pattern":"^/"},"timeZone":{"type":"string","description":"业务时区。","examples":["Asia/Shanghai"],"minLength":1,"default":"Asia/Shanghai"},"captcha":{"type":"boolean","description":"登录总是要求验证码；否则连续失败后才要求。","examples":[false],"default":false},"openRoutes":{"type":"array","description":"无需登录的附加路径。","examples":[["/user/erptable"]],"items":{"type":"string","description":"前端路径。","examples":["/erptable"],"pattern":"^/"}},"theme":{"title":"ThemeSettings","type":"object","description":"主题。","examples":[{"primaryColor":"#1890FF"}],"unevaluatedProperties":false,"properties":{"primaryColor":{"type":"string","description":"主色。","examples":["#1890FF"],"minLength":1,"pattern":"^#[0-9A-Fa-f]{6}$","default":"#1890FF"}}},"signature":{"title":"SignatureSettings","type":"object","description":"需要校验签名的接口。","examples":[{"paths":["/sys/dict/loadDict/"]}],"required":["paths"],"unevaluatedProperties":false,"properties":{"paths":{"type":"array","description":"路径前缀。","examples":[["/sys/dict/getDictItems/"]],"items":{"type":"string","description":"路径前缀。","examples":["/sys/dict/loadDict/"],"pattern":"^/"}}}}}};
const pattern3 = new RegExp("^/", "u");
const pattern5 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.shortTitle === undefined) && (missing0 = "shortTitle"))) || ((data.home === undefined) && (missing0 = "home"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate52.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate52.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortTitle !== undefined){
let data2 = data.shortTitle;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate52.errors = [{instancePath:instancePath+"/shortTitle",schemaPath:"#/properties/shortTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/shortTitle",schemaPath:"#/properties/shortTitle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data3 = data.home;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate52.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern3.test(data3)){
validate52.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeZone !== undefined){
let data4 = data.timeZone;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate52.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
const _errs11 = errors;
if(typeof data.captcha !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openRoutes !== undefined){
let data6 = data.openRoutes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
validate52.errors = [{instancePath:instancePath+"/openRoutes/" + i0,schemaPath:"#/properties/openRoutes/items/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/openRoutes/" + i0,schemaPath:"#/properties/openRoutes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/openRoutes",schemaPath:"#/properties/openRoutes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data8 = data.theme;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.primaryColor !== undefined){
let data9 = data8.primaryColor;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length < 1){
validate52.errors = [{instancePath:instancePath+"/theme/primaryColor",schemaPath:"#/properties/theme/properties/primaryColor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data9)){
validate52.errors = [{instancePath:instancePath+"/theme/primaryColor",schemaPath:"#/properties/theme/properties/primaryColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/theme/primaryColor",schemaPath:"#/properties/theme/properties/primaryColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
for(const key0 in data8){
if(key0 !== "primaryColor"){
validate52.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data10 = data.signature;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((data10.paths === undefined) && (missing1 = "paths")){
validate52.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data10.paths !== undefined){
let data11 = data10.paths;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
validate52.errors = [{instancePath:instancePath+"/signature/paths/" + i1,schemaPath:"#/properties/signature/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/signature/paths/" + i1,schemaPath:"#/properties/signature/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/signature/paths",schemaPath:"#/properties/signature/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
for(const key1 in data10){
if(key1 !== "paths"){
validate52.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key2 in data){
if(((((((((key2 !== "$schema") && (key2 !== "title")) && (key2 !== "shortTitle")) && (key2 !== "home")) && (key2 !== "timeZone")) && (key2 !== "captcha")) && (key2 !== "openRoutes")) && (key2 !== "theme")) && (key2 !== "signature")){
validate52.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key2},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate_menu = validate53;
const schema20 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"Menu","description":"菜单。没有列出的页面自动归入其目录，见 docs/implementers.md。","examples":[{"items":[{"title":"市场","children":[{"screen":"market/order"}]}]}],"required":["items"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"items":{"type":"array","description":"一级菜单，按显示次序。","examples":[[{"title":"市场","children":[{"screen":"market/order"}]}]],"items":{"$ref":"#/$defs/item"}}},"$defs":{"item":{"title":"MenuItem","type":"object","description":"一个菜单项：目录（children）、页面（screen）或外部地址（url），三者取一。","examples":[{"title":"订单","icon":"shopping","screen":"market/order"}],"unevaluatedProperties":false,"properties":{"title":{"type":"string","description":"菜单文字；省略时用页面标题。","examples":["订单"],"minLength":1},"icon":{"type":"string","description":"图标名（antd 图标的短名）。","examples":["shopping"],"minLength":1},"path":{"type":"string","description":"路径；省略时为 / 加页面 id。","examples":["/market/order"],"minLength":1,"pattern":"^/"},"screen":{"type":"string","description":"页面的 id。","examples":["market/order"],"minLength":1,"x-ref":"screen"},"url":{"type":"string","description":"外部地址，http 或 https。","examples":["https://example.com"],"minLength":1,"pattern":"^https?://"},"hidden":{"type":"boolean","description":"不显示在菜单，仍可访问。","examples":[true],"default":false},"children":{"type":"array","description":"下级菜单。","examples":[[{"screen":"market/order"}]],"minItems":1,"items":{"$ref":"#/$defs/item"}}}}}};
const schema21 = {"title":"MenuItem","type":"object","description":"一个菜单项：目录（children）、页面（screen）或外部地址（url），三者取一。","examples":[{"title":"订单","icon":"shopping","screen":"market/order"}],"unevaluatedProperties":false,"properties":{"title":{"type":"string","description":"菜单文字；省略时用页面标题。","examples":["订单"],"minLength":1},"icon":{"type":"string","description":"图标名（antd 图标的短名）。","examples":["shopping"],"minLength":1},"path":{"type":"string","description":"路径；省略时为 / 加页面 id。","examples":["/market/order"],"minLength":1,"pattern":"^/"},"screen":{"type":"string","description":"页面的 id。","examples":["market/order"],"minLength":1,"x-ref":"screen"},"url":{"type":"string","description":"外部地址，http 或 https。","examples":["https://example.com"],"minLength":1,"pattern":"^https?://"},"hidden":{"type":"boolean","description":"不显示在菜单，仍可访问。","examples":[true],"default":false},"children":{"type":"array","description":"下级菜单。","examples":[[{"screen":"market/order"}]],"minItems":1,"items":{"$ref":"#/$defs/item"}}}};
const pattern8 = new RegExp("^https?://", "u");
const wrapper0 = {validate: validate54};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon !== undefined){
let data1 = data.icon;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate54.errors = [{instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate54.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern3.test(data2)){
validate54.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.screen !== undefined){
let data3 = data.screen;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate54.errors = [{instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/screen",schemaPath:"#/properties/screen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data4 = data.url;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate54.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern8.test(data4)){
validate54.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs11 = errors;
if(typeof data.hidden !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
let data6 = data.children;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length < 1){
validate54.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(wrapper0.validate(data6[i0], {instancePath:instancePath+"/children/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((((key0 !== "title") && (key0 !== "icon")) && (key0 !== "path")) && (key0 !== "screen")) && (key0 !== "url")) && (key0 !== "hidden")) && (key0 !== "children")){
validate54.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.items === undefined) && (missing0 = "items")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate53.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data1 = data.items;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate54(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "$schema") && (key0 !== "items")){
validate53.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate_screen = validate56;
const schema22 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ScreenFile","description":"一个页面。type 决定列表类型。","examples":[{"title":"订单","type":"list","model":"market/order"}],"type":"object","discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["list","report","page"],"description":"列表类型：list 列表，report 报表，page 内置页面。","examples":["list"]}},"oneOf":[{"$ref":"lists/list.schema.json"},{"$ref":"lists/report.schema.json"},{"$ref":"lists/page.schema.json"}],"$defs":{"common":{"title":"ScreenCommon","type":"object","description":"每种页面都有的键。","examples":[{"title":"订单"}],"required":["title"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单"],"minLength":1},"description":{"type":"string","description":"一句话说明，显示在标题之下。","examples":["按月份、省邦、品类汇总订单"],"minLength":1},"permission":{"type":"string","description":"权限前缀；省略时取自模型或报表。","examples":["market:order"],"minLength":1,"pattern":"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},"extends":{"type":"string","description":"继承另一页面，只写不同之处。","examples":["market/order"],"minLength":1,"x-ref":"screen"}}}}};
const schema23 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ListScreen","description":"自动列表：查询、表格、分页、增删改。","examples":[{"title":"订单","type":"list","model":"market/order"}],"type":"object","allOf":[{"$ref":"../screen.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"list","description":"列表类型：自动列表：查询、表格、分页、增删改。","examples":["list"]},"model":{"type":"string","description":"模型的路径。","examples":["market/order"],"minLength":1,"x-ref":"model"},"columns":{"type":["string","array"],"description":"列：共用文件的路径，或就地写出；省略时为模型的全部可见字段。","examples":[["orderId","amount"]],"if":{"type":"string"},"then":{"type":"string","minLength":1,"x-ref":"columns","description":"columns 文件的路径。","examples":["market/order"]},"else":{"type":"array","minItems":1,"items":{"$ref":"../column.schema.json"},"description":"就地写出。","examples":[["orderId"]]}},"query":{"type":["string","array"],"description":"查询项：共用文件的路径，或就地写出；省略时为模型里 query 打开的字段。","examples":[["orderId"]],"if":{"type":"string"},"then":{"type":"string","minLength":1,"x-ref":"query","description":"query 文件的路径。","examples":["market/order"]},"else":{"type":"array","minItems":1,"items":{"$ref":"../queryItem.schema.json"},"description":"就地写出。","examples":[["orderId"]]}},"form":{"type":["string","object"],"description":"表单：共用文件的路径，或就地写出。","examples":[{"columns":2}],"if":{"type":"string"},"then":{"type":"string","minLength":1,"x-ref":"form","description":"form 文件的路径。","examples":["market/order"]},"else":{"$ref":"../formLayout.schema.json"}},"toolbar":{"type":"array","description":"表格上方的按钮；省略时为 新增、批量删除、导出。","examples":[["add","batch_delete","export"]],"items":{"$ref":"../action.schema.json"},"default":["add","batch_delete","export"]},"rowActions":{"type":"array","description":"每行的操作；省略时为 编辑、详情、删除。","examples":[["edit","detail","delete"]],"items":{"$ref":"../action.schema.json"},"default":["edit","detail","delete"]},"editing":{"type":"string","description":"编辑方式：modal 弹窗，inline 在表格里直接改、成批保存。","examples":["inline"],"minLength":1,"enum":["modal","inline"],"default":"modal"},"grid":{"$ref":"../gridOptions.schema.json","description":"editing 为 inline 时表格的样子。","examples":[{"rowNumber":true,"live":true}]},"sort":{"allOf":[{"$ref":"../sort.schema.json"}],"description":"默认排序；省略时取自模型。","examples":[{"column":"orderDate","order":"desc"}]},"pageSize":{"type":"integer","description":"默认每页条数。","examples":[10],"enum":[10,20,30],"default":10}}};
const schema24 = {"title":"ScreenCommon","type":"object","description":"每种页面都有的键。","examples":[{"title":"订单"}],"required":["title"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单"],"minLength":1},"description":{"type":"string","description":"一句话说明，显示在标题之下。","examples":["按月份、省邦、品类汇总订单"],"minLength":1},"permission":{"type":"string","description":"权限前缀；省略时取自模型或报表。","examples":["market:order"],"minLength":1,"pattern":"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},"extends":{"type":"string","description":"继承另一页面，只写不同之处。","examples":["market/order"],"minLength":1,"x-ref":"screen"}}};
const pattern9 = new RegExp("^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate58.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate58.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate58.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data3 = data.permission;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate58.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern9.test(data3)){
validate58.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"+"\""}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data4 = data.extends;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate58.errors = [{instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"$schema":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};

const schema25 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ColumnEntry","description":"一列：字段名（全部继承）、只改几处的对象（不写 type），或写明 type 的完整列。","examples":["orderId",{"key":"amount","width":120},{"key":"qty","title":"数量","type":"inputNumber"}],"type":["string","object"],"if":{"type":"string"},"then":{"$ref":"#/$defs/reference"},"else":{"if":{"type":"object","required":["type"]},"then":{"$ref":"#/$defs/column"},"else":{"$ref":"#/$defs/override"}},"$defs":{"reference":{"title":"FieldReference","type":"string","minLength":1,"description":"字段的 key，全部属性继承自模型。","examples":["orderId"],"x-ref":"field"},"common":{"title":"ColumnCommon","type":"object","description":"每种列都有的键。","examples":[{"key":"orderId","title":"订单号"}],"required":["key"],"properties":{"key":{"type":"string","description":"字段名，驼峰写法；即行数据与接口里的键。","examples":["orderDate"],"minLength":1,"pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"title":{"type":"string","description":"列头与表单标签。","examples":["下单日期"],"minLength":1},"help":{"type":"string","description":"表单里标签旁的说明，列头的提示。","examples":["买家付款的日期"],"minLength":1},"width":{"type":"integer","description":"列宽，像素。","examples":[120],"minimum":24,"maximum":1200},"minWidth":{"type":"integer","description":"最小列宽，像素。","examples":[80],"minimum":24,"maximum":1200},"align":{"type":"string","description":"对齐；省略时数值右对齐，其余左对齐。","examples":["right"],"minLength":1,"enum":["left","center","right"]},"fixed":{"type":"string","description":"冻结在左或右。","examples":["left"],"minLength":1,"enum":["left","right"]},"sortable":{"type":"boolean","description":"列头可点击排序。","examples":[true],"default":true},"visible":{"type":"boolean","description":"是否显示为列；否则只参与计算与提交。","examples":[false],"default":true},"statistics":{"type":"array","description":"合计行：sum 合计，average 平均。","examples":[["sum"]],"uniqueItems":true,"items":{"type":"string","description":"统计方式。","examples":["sum"],"enum":["sum","average"]}},"placeholder":{"type":"string","description":"输入框的提示文字。","examples":["请输入订单号"],"minLength":1},"defaultValue":{"type":["string","number"],"description":"新增时的默认值；#{date}、#{datetime}、#{time}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode} 会被替换。","examples":["#{date}"]},"validateRules":{"type":"array","description":"校验规则，依次检查，先错先报。","examples":[["required",{"rule":"length","max":30}]],"items":{"$ref":"rule.schema.json"}},"disabled":{"type":"boolean","description":"表单中只读。","examples":[true],"default":false},"restricted":{"type":"boolean","description":"读取此字段需要单独授权（权限码为 前缀:字段名）；未授权者看不到、查不到、排不了序。","examples":[true],"default":false},"visibleWhen":{"$ref":"expression.schema.json","description":"为真时才在表单显示。","examples":["row.status != 'Cancelled'"],"x-expression":"bool"},"disabledWhen":{"$ref":"expression.schema.json","description":"为真时表单里只读。","examples":["row.status == 'Shipped'"],"x-expression":"bool"},"requiredWhen":{"$ref":"expression.schema.json","description":"为真时必填。","examples":["row.fulfilment == 'Merchant'"],"x-expression":"bool"},"value":{"$ref":"expression.schema.json","description":"计算得出的值：CEL 表达式，表单里只读。","examples":["row.qty * row.price"],"x-expression":"any"},"store":{"allOf":[{"$ref":"store.schema.json"}],"description":"在数据表中的存法；只在模型里写。","examples":[{"type":"varchar","length":30}]},"query":{"type":["boolean","object"],"description":"在查询表单中的样子；true 用默认方式，false 不可查询。","examples":[{"mode":"like"}],"if":{"type":"object"},"then":{"$ref":"#/$defs/queryHint"}},"form":{"type":["boolean","object"],"description":"在表单中的样子；false 不出现。","examples":[{"group":"收货","span":2}],"if":{"type":"object"},"then":{"$ref":"#/$defs/formHint"}}}},"override":{"title":"ColumnOverride","type":"object","description":"在模型字段的基础上只改写通用的键；要改某类型自己的键，请写明 type。","examples":[{"key":"amount","width":120}],"allOf":[{"$ref":"#/$defs/common"}],"unevaluatedProperties":false},"column":{"title":"Column","type":"object","description":"写明类型的列。","examples":[{"key":"qty","title":"数量","type":"inputNumber"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["normal","input","inputNumber","textarea","select","radio","list_multi","switch","date","datetime","time","tags","hidden","checkbox","checkbox_meta","progress","ellipsis","input_pop","sel_search","sel_search_async","popup","sel_user","sel_depart","upload","file","image","slot"],"description":"单元格类型。","examples":["input"]}},"oneOf":[{"$ref":"cells/normal.schema.json"},{"$ref":"cells/input.schema.json"},{"$ref":"cells/inputNumber.schema.json"},{"$ref":"cells/textarea.schema.json"},{"$ref":"cells/select.schema.json"},{"$ref":"cells/radio.schema.json"},{"$ref":"cells/list_multi.schema.json"},{"$ref":"cells/switch.schema.json"},{"$ref":"cells/date.schema.json"},{"$ref":"cells/datetime.schema.json"},{"$ref":"cells/time.schema.json"},{"$ref":"cells/tags.schema.json"},{"$ref":"cells/hidden.schema.json"},{"$ref":"cells/checkbox.schema.json"},{"$ref":"cells/checkbox_meta.schema.json"},{"$ref":"cells/progress.schema.json"},{"$ref":"cells/ellipsis.schema.json"},{"$ref":"cells/input_pop.schema.json"},{"$ref":"cells/sel_search.schema.json"},{"$ref":"cells/sel_search_async.schema.json"},{"$ref":"cells/popup.schema.json"},{"$ref":"cells/sel_user.schema.json"},{"$ref":"cells/sel_depart.schema.json"},{"$ref":"cells/upload.schema.json"},{"$ref":"cells/file.schema.json"},{"$ref":"cells/image.schema.json"},{"$ref":"cells/slot.schema.json"}]},"queryHint":{"title":"QueryHint","type":"object","description":"查询项的细节。","examples":[{"mode":"group","folded":true}],"unevaluatedProperties":false,"properties":{"mode":{"type":"string","description":"single 等于，like 包含，group 起止两值。","examples":["like"],"minLength":1,"enum":["single","like","group"]},"folded":{"type":"boolean","description":"收进「展开」。","examples":[true],"default":false},"defaultValue":{"type":["string","number"],"description":"初始条件。","examples":["Shipped"]}}},"formHint":{"title":"FormHint","type":"object","description":"表单项的细节。","examples":[{"group":"收货","span":2}],"unevaluatedProperties":false,"properties":{"group":{"type":"string","description":"所属分组的标题。","examples":["收货"],"minLength":1},"span":{"type":"integer","description":"占几列。","examples":[2],"minimum":1,"maximum":4,"default":1},"readOnly":{"type":"boolean","description":"只读。","examples":[true],"default":false}}}}};
const schema26 = {"title":"FieldReference","type":"string","minLength":1,"description":"字段的 key，全部属性继承自模型。","examples":["orderId"],"x-ref":"field"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate61.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema27 = {"title":"Column","type":"object","description":"写明类型的列。","examples":[{"key":"qty","title":"数量","type":"inputNumber"}],"discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["normal","input","inputNumber","textarea","select","radio","list_multi","switch","date","datetime","time","tags","hidden","checkbox","checkbox_meta","progress","ellipsis","input_pop","sel_search","sel_search_async","popup","sel_user","sel_depart","upload","file","image","slot"],"description":"单元格类型。","examples":["input"]}},"oneOf":[{"$ref":"cells/normal.schema.json"},{"$ref":"cells/input.schema.json"},{"$ref":"cells/inputNumber.schema.json"},{"$ref":"cells/textarea.schema.json"},{"$ref":"cells/select.schema.json"},{"$ref":"cells/radio.schema.json"},{"$ref":"cells/list_multi.schema.json"},{"$ref":"cells/switch.schema.json"},{"$ref":"cells/date.schema.json"},{"$ref":"cells/datetime.schema.json"},{"$ref":"cells/time.schema.json"},{"$ref":"cells/tags.schema.json"},{"$ref":"cells/hidden.schema.json"},{"$ref":"cells/checkbox.schema.json"},{"$ref":"cells/checkbox_meta.schema.json"},{"$ref":"cells/progress.schema.json"},{"$ref":"cells/ellipsis.schema.json"},{"$ref":"cells/input_pop.schema.json"},{"$ref":"cells/sel_search.schema.json"},{"$ref":"cells/sel_search_async.schema.json"},{"$ref":"cells/popup.schema.json"},{"$ref":"cells/sel_user.schema.json"},{"$ref":"cells/sel_depart.schema.json"},{"$ref":"cells/upload.schema.json"},{"$ref":"cells/file.schema.json"},{"$ref":"cells/image.schema.json"},{"$ref":"cells/slot.schema.json"}]};
const schema28 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"NormalColumn","description":"只读文本。","examples":[{"key":"demo","title":"示例","type":"normal"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"normal","description":"单元格类型：只读文本。","examples":["normal"]}}};
const schema29 = {"title":"ColumnCommon","type":"object","description":"每种列都有的键。","examples":[{"key":"orderId","title":"订单号"}],"required":["key"],"properties":{"key":{"type":"string","description":"字段名，驼峰写法；即行数据与接口里的键。","examples":["orderDate"],"minLength":1,"pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"title":{"type":"string","description":"列头与表单标签。","examples":["下单日期"],"minLength":1},"help":{"type":"string","description":"表单里标签旁的说明，列头的提示。","examples":["买家付款的日期"],"minLength":1},"width":{"type":"integer","description":"列宽，像素。","examples":[120],"minimum":24,"maximum":1200},"minWidth":{"type":"integer","description":"最小列宽，像素。","examples":[80],"minimum":24,"maximum":1200},"align":{"type":"string","description":"对齐；省略时数值右对齐，其余左对齐。","examples":["right"],"minLength":1,"enum":["left","center","right"]},"fixed":{"type":"string","description":"冻结在左或右。","examples":["left"],"minLength":1,"enum":["left","right"]},"sortable":{"type":"boolean","description":"列头可点击排序。","examples":[true],"default":true},"visible":{"type":"boolean","description":"是否显示为列；否则只参与计算与提交。","examples":[false],"default":true},"statistics":{"type":"array","description":"合计行：sum 合计，average 平均。","examples":[["sum"]],"uniqueItems":true,"items":{"type":"string","description":"统计方式。","examples":["sum"],"enum":["sum","average"]}},"placeholder":{"type":"string","description":"输入框的提示文字。","examples":["请输入订单号"],"minLength":1},"defaultValue":{"type":["string","number"],"description":"新增时的默认值；#{date}、#{datetime}、#{time}、#{sysUserCode}、#{sysUserName}、#{sysOrgCode} 会被替换。","examples":["#{date}"]},"validateRules":{"type":"array","description":"校验规则，依次检查，先错先报。","examples":[["required",{"rule":"length","max":30}]],"items":{"$ref":"rule.schema.json"}},"disabled":{"type":"boolean","description":"表单中只读。","examples":[true],"default":false},"restricted":{"type":"boolean","description":"读取此字段需要单独授权（权限码为 前缀:字段名）；未授权者看不到、查不到、排不了序。","examples":[true],"default":false},"visibleWhen":{"$ref":"expression.schema.json","description":"为真时才在表单显示。","examples":["row.status != 'Cancelled'"],"x-expression":"bool"},"disabledWhen":{"$ref":"expression.schema.json","description":"为真时表单里只读。","examples":["row.status == 'Shipped'"],"x-expression":"bool"},"requiredWhen":{"$ref":"expression.schema.json","description":"为真时必填。","examples":["row.fulfilment == 'Merchant'"],"x-expression":"bool"},"value":{"$ref":"expression.schema.json","description":"计算得出的值：CEL 表达式，表单里只读。","examples":["row.qty * row.price"],"x-expression":"any"},"store":{"allOf":[{"$ref":"store.schema.json"}],"description":"在数据表中的存法；只在模型里写。","examples":[{"type":"varchar","length":30}]},"query":{"type":["boolean","object"],"description":"在查询表单中的样子；true 用默认方式，false 不可查询。","examples":[{"mode":"like"}],"if":{"type":"object"},"then":{"$ref":"#/$defs/queryHint"}},"form":{"type":["boolean","object"],"description":"在表单中的样子；false 不出现。","examples":[{"group":"收货","span":2}],"if":{"type":"object"},"then":{"$ref":"#/$defs/formHint"}}}};
const pattern10 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");
const schema30 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"RuleEntry","description":"一条校验规则：规则名，或带参数的对象。单元格、表单、导入与服务器用同一套。","examples":["required",{"rule":"length","max":30}],"type":["string","object"],"if":{"type":"string"},"then":{"$ref":"#/$defs/name"},"else":{"$ref":"#/$defs/rule"},"$defs":{"name":{"title":"RuleName","type":"string","description":"不带参数的规则：required 必填，unique 唯一，其余为内置格式。","examples":["required","e"],"enum":["required","unique","*","n6-16","*6-16","s6-18","url","e","m","p","s","n","z","money","only","mobile","username","email","natural","letters","landline","bankCard","idNumber","nationalId","qq","httpUrl","code20","name2-100","digitsAndNewlines","max255"]},"rule":{"title":"Rule","type":"object","description":"带参数的规则。","examples":[{"rule":"length","max":30}],"discriminator":{"propertyName":"rule"},"required":["rule"],"properties":{"rule":{"enum":["required","unique","pattern","regex","length","range","expression"],"description":"规则名。","examples":["length"]}},"oneOf":[{"$ref":"#/$defs/required"},{"$ref":"#/$defs/unique"},{"$ref":"#/$defs/pattern"},{"$ref":"#/$defs/regex"},{"$ref":"#/$defs/length"},{"$ref":"#/$defs/range"},{"$ref":"#/$defs/expression"}]},"required":{"title":"RequiredRule","type":"object","description":"必填：空值不通过。","examples":[{"rule":"required"}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"required","description":"规则名：required。","examples":["required"]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}},"unique":{"title":"UniqueRule","type":"object","description":"唯一：同列出现两次即不通过。","examples":[{"rule":"unique"}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"unique","description":"规则名：unique。","examples":["unique"]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}},"pattern":{"title":"PatternRule","type":"object","description":"内置格式。","examples":[{"rule":"pattern","pattern":"e"}],"required":["rule","pattern"],"unevaluatedProperties":false,"properties":{"rule":{"const":"pattern","description":"规则名：pattern。","examples":["pattern"]},"pattern":{"type":"string","description":"格式的代号。","examples":["mobile"],"minLength":1,"enum":["*","n6-16","*6-16","s6-18","url","e","m","p","s","n","z","money","only","mobile","username","email","natural","letters","landline","bankCard","idNumber","nationalId","qq","httpUrl","code20","name2-100","digitsAndNewlines","max255"]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}},"regex":{"title":"RegexRule","type":"object","description":"正则表达式；编译时检查其不会指数级回溯。","examples":[{"rule":"regex","regex":"^[A-Z]{2}$","message":"请输入两位大写字母"}],"required":["rule","regex","message"],"unevaluatedProperties":false,"properties":{"rule":{"const":"regex","description":"规则名：regex。","examples":["regex"]},"regex":{"type":"string","description":"正则表达式，不带斜线。","examples":["^[0-9]{3}-[0-9]{7}-[0-9]{7}$"],"minLength":1},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}},"length":{"title":"LengthRule","type":"object","description":"字符数范围。","examples":[{"rule":"length","max":30}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"length","description":"规则名：length。","examples":["length"]},"min":{"type":"integer","description":"最少字符数。","examples":[2],"minimum":0},"max":{"type":"integer","description":"最多字符数。","examples":[30],"minimum":1},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}},"range":{"title":"RangeRule","type":"object","description":"数值范围。","examples":[{"rule":"range","min":0}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"range","description":"规则名：range。","examples":["range"]},"min":{"type":"number","description":"最小值。","examples":[0]},"max":{"type":"number","description":"最大值。","examples":[100]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}},"expression":{"title":"ExpressionRule","type":"object","description":"表达式为真才通过。","examples":[{"rule":"expression","expression":"row.qty >= 0","message":"数量不能为负"}],"required":["rule","expression","message"],"unevaluatedProperties":false,"properties":{"rule":{"const":"expression","description":"规则名：expression。","examples":["expression"]},"expression":{"$ref":"expression.schema.json","description":"CEL 表达式，结果为真假。","examples":["row.amount >= 0"],"x-expression":"bool"},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}}}};
const schema31 = {"title":"RuleName","type":"string","description":"不带参数的规则：required 必填，unique 唯一，其余为内置格式。","examples":["required","e"],"enum":["required","unique","*","n6-16","*6-16","s6-18","url","e","m","p","s","n","z","money","only","mobile","username","email","natural","letters","landline","bankCard","idNumber","nationalId","qq","httpUrl","code20","name2-100","digitsAndNewlines","max255"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((((((((data === "required") || (data === "unique")) || (data === "*")) || (data === "n6-16")) || (data === "*6-16")) || (data === "s6-18")) || (data === "url")) || (data === "e")) || (data === "m")) || (data === "p")) || (data === "s")) || (data === "n")) || (data === "z")) || (data === "money")) || (data === "only")) || (data === "mobile")) || (data === "username")) || (data === "email")) || (data === "natural")) || (data === "letters")) || (data === "landline")) || (data === "bankCard")) || (data === "idNumber")) || (data === "nationalId")) || (data === "qq")) || (data === "httpUrl")) || (data === "code20")) || (data === "name2-100")) || (data === "digitsAndNewlines")) || (data === "max255"))){
validate67.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"title":"Rule","type":"object","description":"带参数的规则。","examples":[{"rule":"length","max":30}],"discriminator":{"propertyName":"rule"},"required":["rule"],"properties":{"rule":{"enum":["required","unique","pattern","regex","length","range","expression"],"description":"规则名。","examples":["length"]}},"oneOf":[{"$ref":"#/$defs/required"},{"$ref":"#/$defs/unique"},{"$ref":"#/$defs/pattern"},{"$ref":"#/$defs/regex"},{"$ref":"#/$defs/length"},{"$ref":"#/$defs/range"},{"$ref":"#/$defs/expression"}]};
const schema33 = {"title":"RequiredRule","type":"object","description":"必填：空值不通过。","examples":[{"rule":"required"}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"required","description":"规则名：required。","examples":["required"]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rule === undefined) && (missing0 = "rule")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("required" !== data.rule){
validate70.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/const",keyword:"const",params:{allowedValue: "required"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "rule") && (key0 !== "message")){
validate70.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"title":"UniqueRule","type":"object","description":"唯一：同列出现两次即不通过。","examples":[{"rule":"unique"}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"unique","description":"规则名：unique。","examples":["unique"]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rule === undefined) && (missing0 = "rule")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("unique" !== data.rule){
validate71.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/const",keyword:"const",params:{allowedValue: "unique"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
validate71.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate71.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "rule") && (key0 !== "message")){
validate71.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"title":"PatternRule","type":"object","description":"内置格式。","examples":[{"rule":"pattern","pattern":"e"}],"required":["rule","pattern"],"unevaluatedProperties":false,"properties":{"rule":{"const":"pattern","description":"规则名：pattern。","examples":["pattern"]},"pattern":{"type":"string","description":"格式的代号。","examples":["mobile"],"minLength":1,"enum":["*","n6-16","*6-16","s6-18","url","e","m","p","s","n","z","money","only","mobile","username","email","natural","letters","landline","bankCard","idNumber","nationalId","qq","httpUrl","code20","name2-100","digitsAndNewlines","max255"]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rule === undefined) && (missing0 = "rule")) || ((data.pattern === undefined) && (missing0 = "pattern"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("pattern" !== data.rule){
validate72.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/const",keyword:"const",params:{allowedValue: "pattern"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pattern !== undefined){
let data1 = data.pattern;
const _errs2 = errors;
if(!((((((((((((((((((((((((((((data1 === "*") || (data1 === "n6-16")) || (data1 === "*6-16")) || (data1 === "s6-18")) || (data1 === "url")) || (data1 === "e")) || (data1 === "m")) || (data1 === "p")) || (data1 === "s")) || (data1 === "n")) || (data1 === "z")) || (data1 === "money")) || (data1 === "only")) || (data1 === "mobile")) || (data1 === "username")) || (data1 === "email")) || (data1 === "natural")) || (data1 === "letters")) || (data1 === "landline")) || (data1 === "bankCard")) || (data1 === "idNumber")) || (data1 === "nationalId")) || (data1 === "qq")) || (data1 === "httpUrl")) || (data1 === "code20")) || (data1 === "name2-100")) || (data1 === "digitsAndNewlines")) || (data1 === "max255"))){
validate72.errors = [{instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/enum",keyword:"enum",params:{allowedValues: schema35.properties.pattern.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
validate72.errors = [{instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
validate72.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "rule") && (key0 !== "pattern")) && (key0 !== "message")){
validate72.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"title":"RegexRule","type":"object","description":"正则表达式；编译时检查其不会指数级回溯。","examples":[{"rule":"regex","regex":"^[A-Z]{2}$","message":"请输入两位大写字母"}],"required":["rule","regex","message"],"unevaluatedProperties":false,"properties":{"rule":{"const":"regex","description":"规则名：regex。","examples":["regex"]},"regex":{"type":"string","description":"正则表达式，不带斜线。","examples":["^[0-9]{3}-[0-9]{7}-[0-9]{7}$"],"minLength":1},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.rule === undefined) && (missing0 = "rule")) || ((data.regex === undefined) && (missing0 = "regex"))) || ((data.message === undefined) && (missing0 = "message"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("regex" !== data.rule){
validate73.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/const",keyword:"const",params:{allowedValue: "regex"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regex !== undefined){
let data1 = data.regex;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
validate73.errors = [{instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/regex",schemaPath:"#/properties/regex/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
validate73.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "rule") && (key0 !== "regex")) && (key0 !== "message")){
validate73.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"title":"LengthRule","type":"object","description":"字符数范围。","examples":[{"rule":"length","max":30}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"length","description":"规则名：length。","examples":["length"]},"min":{"type":"integer","description":"最少字符数。","examples":[2],"minimum":0},"max":{"type":"integer","description":"最多字符数。","examples":[30],"minimum":1},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rule === undefined) && (missing0 = "rule")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("length" !== data.rule){
validate74.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/const",keyword:"const",params:{allowedValue: "length"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined){
let data1 = data.min;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate74.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate74.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
let data2 = data.max;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate74.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate74.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
validate74.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((key0 !== "rule") && (key0 !== "min")) && (key0 !== "max")) && (key0 !== "message")){
validate74.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"title":"RangeRule","type":"object","description":"数值范围。","examples":[{"rule":"range","min":0}],"required":["rule"],"unevaluatedProperties":false,"properties":{"rule":{"const":"range","description":"规则名：range。","examples":["range"]},"min":{"type":"number","description":"最小值。","examples":[0]},"max":{"type":"number","description":"最大值。","examples":[100]},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rule === undefined) && (missing0 = "rule")){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("range" !== data.rule){
validate75.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/const",keyword:"const",params:{allowedValue: "range"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined){
let data1 = data.min;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate75.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined){
let data2 = data.max;
const _errs4 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate75.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
validate75.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((key0 !== "rule") && (key0 !== "min")) && (key0 !== "max")) && (key0 !== "message")){
validate75.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"ExpressionRule","type":"object","description":"表达式为真才通过。","examples":[{"rule":"expression","expression":"row.qty >= 0","message":"数量不能为负"}],"required":["rule","expression","message"],"unevaluatedProperties":false,"properties":{"rule":{"const":"expression","description":"规则名：expression。","examples":["expression"]},"expression":{"$ref":"expression.schema.json","description":"CEL 表达式，结果为真假。","examples":["row.amount >= 0"],"x-expression":"bool"},"message":{"type":"string","description":"不通过时的提示；省略时用内置的文字。","examples":["请输入订单号"],"minLength":1}}};
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Expression","type":"string","minLength":1,"description":"CEL 表达式。可用名称：row（本行）、old（修改前）、form（整张表单）、rows（子表行）、user（当前用户）、query（查询条件）、now（当前时间）。","examples":["row.status == 'Cancelled'"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate77.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.rule === undefined) && (missing0 = "rule")) || ((data.expression === undefined) && (missing0 = "expression"))) || ((data.message === undefined) && (missing0 = "message"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("expression" !== data.rule){
validate76.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/const",keyword:"const",params:{allowedValue: "expression"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expression !== undefined){
const _errs2 = errors;
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data2 = data.message;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(data2.length < 1){
validate76.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "rule") && (key0 !== "expression")) && (key0 !== "message")){
validate76.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.rule === undefined) && (missing0 = "rule")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data0 = data.rule;
const _errs2 = errors;
if(!(((((((data0 === "required") || (data0 === "unique")) || (data0 === "pattern")) || (data0 === "regex")) || (data0 === "length")) || (data0 === "range")) || (data0 === "expression"))){
validate69.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema32.properties.rule.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.rule;
if(typeof tag0 == "string"){
if(tag0 === "required"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "unique"){
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pattern"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "regex"){
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "length"){
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "range"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "expression"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "rule", tagValue: tag0},message:"value of tag \"rule\" must be in oneOf"}];
return false;
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "rule", tagValue: tag0},message:"tag \"rule\" must be string"}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
else {
var props0 = validate69.evaluated.props;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate66.errors = vErrors;
return false;
}
validate66.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"StoreHint","type":"object","description":"字段在数据表中的存法。省略时由单元格类型决定。","examples":[{"type":"varchar","length":30,"index":true}],"unevaluatedProperties":false,"properties":{"type":{"type":"string","description":"列类型。","examples":["varchar"],"minLength":1,"enum":["varchar","text","integer","bigint","decimal","date","timestamp","time","json"]},"length":{"type":"integer","description":"varchar 的最大字符数，或 decimal 的总位数。","examples":[30],"minimum":1,"maximum":4000},"scale":{"type":"integer","description":"decimal 的小数位数。","examples":[2],"minimum":0,"maximum":12},"column":{"type":"string","description":"列名；省略时为 key 的下划线写法。","examples":["order_date"],"minLength":1,"pattern":"^[a-z][a-z0-9_]{0,40}$"},"index":{"type":"boolean","description":"为查询与排序建立索引。","examples":[true],"default":false},"unique":{"type":"boolean","description":"租户内唯一，由数据库约束保证。","examples":[true],"default":false}}};
const pattern11 = new RegExp("^[a-z][a-z0-9_]{0,40}$", "u");

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(!(((((((((data0 === "varchar") || (data0 === "text")) || (data0 === "integer")) || (data0 === "bigint")) || (data0 === "decimal")) || (data0 === "date")) || (data0 === "timestamp")) || (data0 === "time")) || (data0 === "json"))){
validate92.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate92.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length !== undefined){
let data1 = data.length;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate92.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4000 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scale !== undefined){
let data2 = data.scale;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate92.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
validate92.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate92.errors = [{instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data3 = data.column;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate92.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern11.test(data3)){
validate92.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,40}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,40}$"+"\""}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
const _errs9 = errors;
if(typeof data.index !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique !== undefined){
const _errs11 = errors;
if(typeof data.unique !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((key0 !== "type") && (key0 !== "length")) && (key0 !== "scale")) && (key0 !== "column")) && (key0 !== "index")) && (key0 !== "unique")){
validate92.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"title":"QueryHint","type":"object","description":"查询项的细节。","examples":[{"mode":"group","folded":true}],"unevaluatedProperties":false,"properties":{"mode":{"type":"string","description":"single 等于，like 包含，group 起止两值。","examples":["like"],"minLength":1,"enum":["single","like","group"]},"folded":{"type":"boolean","description":"收进「展开」。","examples":[true],"default":false},"defaultValue":{"type":["string","number"],"description":"初始条件。","examples":["Shipped"]}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs1 = errors;
if(!(((data0 === "single") || (data0 === "like")) || (data0 === "group"))){
validate94.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema42.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate94.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folded !== undefined){
const _errs3 = errors;
if(typeof data.folded !== "boolean"){
validate94.errors = [{instancePath:instancePath+"/folded",schemaPath:"#/properties/folded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data2 = data.defaultValue;
const _errs5 = errors;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
validate94.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema42.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "mode") && (key0 !== "folded")) && (key0 !== "defaultValue")){
validate94.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"title":"FormHint","type":"object","description":"表单项的细节。","examples":[{"group":"收货","span":2}],"unevaluatedProperties":false,"properties":{"group":{"type":"string","description":"所属分组的标题。","examples":["收货"],"minLength":1},"span":{"type":"integer","description":"占几列。","examples":[2],"minimum":1,"maximum":4,"default":1},"readOnly":{"type":"boolean","description":"只读。","examples":[true],"default":false}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group !== undefined){
let data0 = data.group;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate96.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.span !== undefined){
let data1 = data.span;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate96.errors = [{instancePath:instancePath+"/span",schemaPath:"#/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4 || isNaN(data1)){
validate96.errors = [{instancePath:instancePath+"/span",schemaPath:"#/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate96.errors = [{instancePath:instancePath+"/span",schemaPath:"#/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined){
const _errs5 = errors;
if(typeof data.readOnly !== "boolean"){
validate96.errors = [{instancePath:instancePath+"/readOnly",schemaPath:"#/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "group") && (key0 !== "span")) && (key0 !== "readOnly")){
validate96.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate65.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate65.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate65.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate65.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate65.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate65.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate65.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate65.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate65.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate65.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate65.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate65.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate65.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate65.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate65.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate65.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate65.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate65.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate65.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate65.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate65.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate65.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate65.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate65.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("normal" !== data.type){
validate64.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "normal"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate64.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"InputColumn","description":"单行文本输入。","examples":[{"key":"demo","title":"示例","type":"input"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"input","description":"单元格类型：单行文本输入。","examples":["input"]},"maxLength":{"type":"integer","description":"最多字符数；省略时取列长度。","examples":[30],"minimum":1}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate100.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate100.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate100.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate100.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate100.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate100.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate100.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate100.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate100.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate100.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate100.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate100.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate100.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate100.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate100.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate100.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate100.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate100.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate100.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate100.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate100.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate100.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("input" !== data.type){
validate99.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxLength !== undefined){
let data1 = data.maxLength;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate99.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate99.errors = [{instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "maxLength")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate99.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"InputNumberColumn","description":"数值输入；非法输入还原，失焦时非法变空。","examples":[{"key":"demo","title":"示例","type":"inputNumber"}],"x-kind":"number","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"inputNumber","description":"单元格类型：数值输入；非法输入还原，失焦时非法变空。","examples":["inputNumber"]},"min":{"type":"number","description":"最小值。","examples":[0]},"max":{"type":"number","description":"最大值。","examples":[99999]},"precision":{"type":"integer","description":"显示与存储的小数位数；百分比时为百分数的小数位数。","examples":[2],"minimum":0,"maximum":12},"thousands":{"type":"boolean","description":"显示千分位。","examples":[true],"default":true},"format":{"type":"string","description":"显示样式：plain 普通，percent 百分比（存 0.12 显示 12.0%）。","examples":["percent"],"minLength":1,"enum":["plain","percent"],"default":"plain"},"unit":{"type":"string","description":"单位或货币，显示在列头。","examples":["₹"],"minLength":1}}};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate111.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate111.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate111.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate111.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate111.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate111.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate111.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate111.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate111.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate111.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate111.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate111.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate111.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate111.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate111.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate111.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate111.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate111.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate111.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate111.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate111.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate111.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate111.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate111.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("inputNumber" !== data.type){
validate110.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "inputNumber"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.min !== undefined){
let data1 = data.min;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate110.errors = [{instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.max !== undefined){
let data2 = data.max;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate110.errors = [{instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.precision !== undefined){
let data3 = data.precision;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate110.errors = [{instancePath:instancePath+"/precision",schemaPath:"#/properties/precision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 12 || isNaN(data3)){
validate110.errors = [{instancePath:instancePath+"/precision",schemaPath:"#/properties/precision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate110.errors = [{instancePath:instancePath+"/precision",schemaPath:"#/properties/precision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.thousands !== undefined){
const _errs9 = errors;
if(typeof data.thousands !== "boolean"){
validate110.errors = [{instancePath:instancePath+"/thousands",schemaPath:"#/properties/thousands/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.format !== undefined){
let data5 = data.format;
const _errs11 = errors;
if(!((data5 === "plain") || (data5 === "percent"))){
validate110.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema46.properties.format.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate110.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit !== undefined){
let data6 = data.unit;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate110.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "min")) && (key0 !== "max")) && (key0 !== "precision")) && (key0 !== "thousands")) && (key0 !== "format")) && (key0 !== "unit")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate110.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"TextareaColumn","description":"多行文本，表单中独占一行。","examples":[{"key":"demo","title":"示例","type":"textarea"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"textarea","description":"单元格类型：多行文本，表单中独占一行。","examples":["textarea"]},"rows":{"type":"integer","description":"可见行数。","examples":[3],"minimum":2,"maximum":20,"default":3}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate122.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate122.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate122.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate122.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate122.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate122.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate122.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate122.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate122.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate122.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate122.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate122.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate122.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate122.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate122.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate122.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate122.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate122.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate122.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate122.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate122.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate122.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate122.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("textarea" !== data.type){
validate121.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "textarea"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rows !== undefined){
let data1 = data.rows;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate121.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20 || isNaN(data1)){
validate121.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data1 < 2 || isNaN(data1)){
validate121.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "rows")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate121.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"SelectColumn","description":"下拉单选，取自字典或选项。","examples":[{"key":"demo","title":"示例","type":"select"}],"x-kind":"code","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"select","description":"单元格类型：下拉单选，取自字典或选项。","examples":["select"]},"linkageKey":{"type":"string","description":"下一级列的 key：本列一变，下级清空并换成本列值之下的选项（选项的 parent）。","examples":["city"],"minLength":1,"x-ref":"field"},"multiple":{"type":"boolean","description":"可多选，值以逗号相连。","examples":[true],"default":false},"allowInput":{"type":"boolean","description":"可输入列表之外的值。","examples":[true],"default":false},"allowSearch":{"type":"boolean","description":"可输入文字筛选。","examples":[true],"default":true},"dictCode":{"type":"string","description":"字典编码，见 screens/dictionaries。","examples":["order_status"],"minLength":1,"x-ref":"dictionary"},"options":{"type":"array","description":"就地写出的选项；与 dictCode 二选一。","examples":[[{"value":"Y","text":"是"}]],"minItems":1,"items":{"$ref":"../option.schema.json"}}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate133.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate133.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate133.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate133.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate133.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate133.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate133.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate133.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate133.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate133.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate133.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate133.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate133.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate133.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate133.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate133.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate133.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate133.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate133.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate133.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate133.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};

const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"OptionItem","type":"object","description":"一个可选项。","examples":[{"value":"Y","text":"是"}],"required":["value","text"],"unevaluatedProperties":false,"properties":{"value":{"type":"string","description":"存储的值。","examples":["Y"]},"text":{"type":"string","description":"显示的文字。","examples":["是"],"minLength":1},"color":{"type":"string","description":"标签颜色：antd 状态色名或预设色名。","examples":["success"],"minLength":1,"enum":["success","processing","warning","error","default","red","volcano","orange","gold","lime","green","cyan","blue","geekblue","purple","magenta"]},"disabled":{"type":"boolean","description":"不可再选，仅供旧数据显示。","examples":[true],"default":false},"parent":{"type":"string","description":"上一级的值，用于联动。","examples":["CN"],"minLength":1}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.value === undefined) && (missing0 = "value")) || ((data.text === undefined) && (missing0 = "text"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.value !== undefined){
const _errs1 = errors;
if(typeof data.value !== "string"){
validate143.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate143.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data2 = data.color;
const _errs5 = errors;
if(!((((((((((((((((data2 === "success") || (data2 === "processing")) || (data2 === "warning")) || (data2 === "error")) || (data2 === "default")) || (data2 === "red")) || (data2 === "volcano")) || (data2 === "orange")) || (data2 === "gold")) || (data2 === "lime")) || (data2 === "green")) || (data2 === "cyan")) || (data2 === "blue")) || (data2 === "geekblue")) || (data2 === "purple")) || (data2 === "magenta"))){
validate143.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/enum",keyword:"enum",params:{allowedValues: schema52.properties.color.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate143.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs7 = errors;
if(typeof data.disabled !== "boolean"){
validate143.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data4 = data.parent;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate143.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((key0 !== "value") && (key0 !== "text")) && (key0 !== "color")) && (key0 !== "disabled")) && (key0 !== "parent")){
validate143.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("select" !== data.type){
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "select"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.linkageKey !== undefined){
let data1 = data.linkageKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate132.errors = [{instancePath:instancePath+"/linkageKey",schemaPath:"#/properties/linkageKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/linkageKey",schemaPath:"#/properties/linkageKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.multiple !== undefined){
const _errs5 = errors;
if(typeof data.multiple !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowInput !== undefined){
const _errs7 = errors;
if(typeof data.allowInput !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/allowInput",schemaPath:"#/properties/allowInput/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowSearch !== undefined){
const _errs9 = errors;
if(typeof data.allowSearch !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/allowSearch",schemaPath:"#/properties/allowSearch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dictCode !== undefined){
let data5 = data.dictCode;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate132.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.options !== undefined){
let data6 = data.options;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length < 1){
validate132.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate143(data6[i0], {instancePath:instancePath+"/options/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "linkageKey")) && (key0 !== "multiple")) && (key0 !== "allowInput")) && (key0 !== "allowSearch")) && (key0 !== "dictCode")) && (key0 !== "options")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate132.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"RadioColumn","description":"单选按钮，取自字典或选项。","examples":[{"key":"demo","title":"示例","type":"radio"}],"x-kind":"code","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"radio","description":"单元格类型：单选按钮，取自字典或选项。","examples":["radio"]},"dictCode":{"type":"string","description":"字典编码，见 screens/dictionaries。","examples":["order_status"],"minLength":1,"x-ref":"dictionary"},"options":{"type":"array","description":"就地写出的选项；与 dictCode 二选一。","examples":[[{"value":"Y","text":"是"}]],"minItems":1,"items":{"$ref":"../option.schema.json"}}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate146.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate146.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate146.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate146.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate146.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate146.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate146.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate146.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate146.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate146.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate146.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate146.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate146.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate146.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate146.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate146.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate146.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate146.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate146.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate146.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate146.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate146.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate146.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("radio" !== data.type){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "radio"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dictCode !== undefined){
let data1 = data.dictCode;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate145.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.options !== undefined){
let data2 = data.options;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate145.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate143(data2[i0], {instancePath:instancePath+"/options/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "type") && (key0 !== "dictCode")) && (key0 !== "options")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate145.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ListMultiColumn","description":"下拉多选，值以逗号相连。","examples":[{"key":"demo","title":"示例","type":"list_multi"}],"x-kind":"codes","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"list_multi","description":"单元格类型：下拉多选，值以逗号相连。","examples":["list_multi"]},"allowSearch":{"type":"boolean","description":"可输入文字筛选。","examples":[true],"default":true},"dictCode":{"type":"string","description":"字典编码，见 screens/dictionaries。","examples":["order_status"],"minLength":1,"x-ref":"dictionary"},"options":{"type":"array","description":"就地写出的选项；与 dictCode 二选一。","examples":[[{"value":"Y","text":"是"}]],"minItems":1,"items":{"$ref":"../option.schema.json"}}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate158.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate158.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate158.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate158.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate158.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate158.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate158.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate158.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate158.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate158.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate158.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate158.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate158.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate158.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate158.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate158.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate158.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate158.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate158.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate158.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate158.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate158.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate158.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("list_multi" !== data.type){
validate157.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "list_multi"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowSearch !== undefined){
const _errs3 = errors;
if(typeof data.allowSearch !== "boolean"){
validate157.errors = [{instancePath:instancePath+"/allowSearch",schemaPath:"#/properties/allowSearch/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dictCode !== undefined){
let data2 = data.dictCode;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate157.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.options !== undefined){
let data3 = data.options;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate157.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate143(data3[i0], {instancePath:instancePath+"/options/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((key0 !== "type") && (key0 !== "allowSearch")) && (key0 !== "dictCode")) && (key0 !== "options")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate157.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema57 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"SwitchColumn","description":"开关，默认 Y 与 N，显示为 是 与 否。","examples":[{"key":"demo","title":"示例","type":"switch"}],"x-kind":"flag","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"switch","description":"单元格类型：开关，默认 Y 与 N，显示为 是 与 否。","examples":["switch"]},"customValue":{"type":"array","description":"开与关各存什么。","examples":[["Y","N"]],"default":["Y","N"],"minItems":2,"maxItems":2,"items":{"type":"string","description":"存储的值。","examples":["Y"]}}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate170.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate170.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate170.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate170.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate170.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate170.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate170.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate170.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate170.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate170.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate170.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate170.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate170.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate170.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate170.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate170.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate170.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate170.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate170.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate170.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate170.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate170.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate170.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate170.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("switch" !== data.type){
validate169.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "switch"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customValue !== undefined){
let data1 = data.customValue;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 2){
validate169.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data1.length < 2){
validate169.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate169.errors = [{instancePath:instancePath+"/customValue/" + i0,schemaPath:"#/properties/customValue/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "customValue")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate169.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DateColumn","description":"日期 YYYY-MM-DD。","examples":[{"key":"demo","title":"示例","type":"date"}],"x-kind":"date","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"date","description":"单元格类型：日期 YYYY-MM-DD。","examples":["date"]}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate181.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate181.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate181.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate181.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate181.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate181.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate181.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate181.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate181.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate181.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate181.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate181.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate181.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate181.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate181.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate181.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate181.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate181.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate181.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate181.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate181.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate181.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate181.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate181(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("date" !== data.type){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "date"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate180.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"DatetimeColumn","description":"日期时间 YYYY-MM-DD HH:mm:ss，本地时间。","examples":[{"key":"demo","title":"示例","type":"datetime"}],"x-kind":"datetime","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"datetime","description":"单元格类型：日期时间 YYYY-MM-DD HH:mm:ss，本地时间。","examples":["datetime"]}}};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate192.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate192.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate192.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate192.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate192.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate192.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate192.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate192.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate192.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate192.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate192.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate192.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate192.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate192.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate192.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate192.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate192.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate192.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate192.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate192.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate192.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate192.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate192.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("datetime" !== data.type){
validate191.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "datetime"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate191.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"TimeColumn","description":"时间 HH:mm:ss。","examples":[{"key":"demo","title":"示例","type":"time"}],"x-kind":"time","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"time","description":"单元格类型：时间 HH:mm:ss。","examples":["time"]}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate203.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate203.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate203.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate203.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate203.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate203.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate203.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate203.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate203.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate203.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate203.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate203.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate203.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate203.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate203.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate203.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate203.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate203.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate203.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate203.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate203.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate203.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate203.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("time" !== data.type){
validate202.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "time"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate202.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"TagsColumn","description":"标签输入，分号相隔。","examples":[{"key":"demo","title":"示例","type":"tags"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"tags","description":"单元格类型：标签输入，分号相隔。","examples":["tags"]},"setTagColor":{"type":"boolean","description":"按内容上色。","examples":[true],"default":false}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate214.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate214.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate214.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate214.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate214.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate214.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate214.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate214.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate214.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate214.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate214.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate214.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate214.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate214.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate214.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate214.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate214.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate214.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate214.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate214.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate214.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate214.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate214.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate214.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate214.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate214.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate214.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("tags" !== data.type){
validate213.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tags"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.setTagColor !== undefined){
const _errs3 = errors;
if(typeof data.setTagColor !== "boolean"){
validate213.errors = [{instancePath:instancePath+"/setTagColor",schemaPath:"#/properties/setTagColor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "setTagColor")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate213.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"HiddenColumn","description":"不显示，随行保存。","examples":[{"key":"demo","title":"示例","type":"hidden"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"hidden","description":"单元格类型：不显示，随行保存。","examples":["hidden"]}}};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate225.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate225.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate225.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate225.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate225.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate225.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate225.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate225.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate225.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate225.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate225.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate225.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate225.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate225.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate225.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate225.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate225.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate225.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate225.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate225.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate225.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate225.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate225.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate225.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate225.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate225.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate225.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("hidden" !== data.type){
validate224.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hidden"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate224.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"CheckboxColumn","description":"复选框，直接点选；默认 Y 与 N。","examples":[{"key":"demo","title":"示例","type":"checkbox"}],"x-kind":"flag","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"checkbox","description":"单元格类型：复选框，直接点选；默认 Y 与 N。","examples":["checkbox"]},"customValue":{"type":"array","description":"开与关各存什么。","examples":[["Y","N"]],"default":["Y","N"],"minItems":2,"maxItems":2,"items":{"type":"string","description":"存储的值。","examples":["Y"]}},"defaultChecked":{"type":"boolean","description":"新增时勾选。","examples":[true],"default":false}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate236.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate236.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate236.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate236.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate236.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate236.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate236.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate236.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate236.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate236.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate236.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate236.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate236.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate236.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate236.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate236.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate236.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate236.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate236.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate236.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate236.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate236.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate236.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate236.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate236.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("checkbox" !== data.type){
validate235.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "checkbox"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customValue !== undefined){
let data1 = data.customValue;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 2){
validate235.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data1.length < 2){
validate235.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate235.errors = [{instancePath:instancePath+"/customValue/" + i0,schemaPath:"#/properties/customValue/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.defaultChecked !== undefined){
const _errs7 = errors;
if(typeof data.defaultChecked !== "boolean"){
validate235.errors = [{instancePath:instancePath+"/defaultChecked",schemaPath:"#/properties/defaultChecked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "type") && (key0 !== "customValue")) && (key0 !== "defaultChecked")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate235.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"CheckboxMetaColumn","description":"朴素的复选框，点选即改，默认 Y 与 N。","examples":[{"key":"demo","title":"示例","type":"checkbox_meta"}],"x-kind":"flag","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"checkbox_meta","description":"单元格类型：朴素的复选框，点选即改，默认 Y 与 N。","examples":["checkbox_meta"]},"customValue":{"type":"array","description":"开与关各存什么。","examples":[["Y","N"]],"default":["Y","N"],"minItems":2,"maxItems":2,"items":{"type":"string","description":"存储的值。","examples":["Y"]}}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate247.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate247.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate247.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate247.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate247.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate247.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate247.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate247.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate247.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate247.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate247.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate247.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate247.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate247.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate247.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate247.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate247.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate247.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate247.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate247.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate247.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate247.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate247.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate247.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate247.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate247.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate247.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate247.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate247.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("checkbox_meta" !== data.type){
validate246.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "checkbox_meta"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.customValue !== undefined){
let data1 = data.customValue;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 2){
validate246.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data1.length < 2){
validate246.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate246.errors = [{instancePath:instancePath+"/customValue/" + i0,schemaPath:"#/properties/customValue/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/customValue",schemaPath:"#/properties/customValue/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "customValue")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate246.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ProgressColumn","description":"进度条，0 到 100，只读。","examples":[{"key":"demo","title":"示例","type":"progress"}],"x-kind":"number","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"progress","description":"单元格类型：进度条，0 到 100，只读。","examples":["progress"]}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate258.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate258.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate258.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate258.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate258.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate258.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate258.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate258.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate258.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate258.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate258.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate258.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate258.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate258.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate258.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate258.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate258.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate258.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate258.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate258.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate258.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate258.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate258.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate258.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate258.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate258.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate258.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("progress" !== data.type){
validate257.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "progress"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate257.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"EllipsisColumn","description":"过长的文字截断显示，悬停看全文；只读。","examples":[{"key":"demo","title":"示例","type":"ellipsis"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"ellipsis","description":"单元格类型：过长的文字截断显示，悬停看全文；只读。","examples":["ellipsis"]},"ellipsisLength":{"type":"integer","description":"最多显示几个字符。","examples":[25],"minimum":2,"maximum":200,"default":25}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate269.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate269.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate269.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate269.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate269.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate269.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate269.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate269.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate269.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate269.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate269.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate269.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate269.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate269.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate269.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate269.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate269.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate269.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate269.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate269.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate269.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate269.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate269.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate269.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate269.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate269.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate269.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate269.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate269.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate269.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate269.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate269.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate268.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("ellipsis" !== data.type){
validate268.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ellipsis"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ellipsisLength !== undefined){
let data1 = data.ellipsisLength;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate268.errors = [{instancePath:instancePath+"/ellipsisLength",schemaPath:"#/properties/ellipsisLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate268.errors = [{instancePath:instancePath+"/ellipsisLength",schemaPath:"#/properties/ellipsisLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
return false;
}
else {
if(data1 < 2 || isNaN(data1)){
validate268.errors = [{instancePath:instancePath+"/ellipsisLength",schemaPath:"#/properties/ellipsisLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "ellipsisLength")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate268.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"InputPopColumn","description":"单行显示，弹出多行输入。","examples":[{"key":"demo","title":"示例","type":"input_pop"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"input_pop","description":"单元格类型：单行显示，弹出多行输入。","examples":["input_pop"]},"popWidth":{"type":"integer","description":"弹出框宽度，像素。","examples":[150],"minimum":100,"maximum":800,"default":150},"popHeight":{"type":"integer","description":"弹出框高度，像素。","examples":[200],"minimum":60,"maximum":600,"default":200}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate280.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate280.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate280.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate280.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate280.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate280.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate280.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate280.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate280.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate280.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate280.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate280.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate280.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate280.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate280.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate280.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate280.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate280.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate280.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate280.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate280.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate280.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate280.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate280.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate280.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate280.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate280.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate280(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("input_pop" !== data.type){
validate279.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "input_pop"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.popWidth !== undefined){
let data1 = data.popWidth;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate279.errors = [{instancePath:instancePath+"/popWidth",schemaPath:"#/properties/popWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 800 || isNaN(data1)){
validate279.errors = [{instancePath:instancePath+"/popWidth",schemaPath:"#/properties/popWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800"}];
return false;
}
else {
if(data1 < 100 || isNaN(data1)){
validate279.errors = [{instancePath:instancePath+"/popWidth",schemaPath:"#/properties/popWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.popHeight !== undefined){
let data2 = data.popHeight;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate279.errors = [{instancePath:instancePath+"/popHeight",schemaPath:"#/properties/popHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600 || isNaN(data2)){
validate279.errors = [{instancePath:instancePath+"/popHeight",schemaPath:"#/properties/popHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"}];
return false;
}
else {
if(data2 < 60 || isNaN(data2)){
validate279.errors = [{instancePath:instancePath+"/popHeight",schemaPath:"#/properties/popHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "type") && (key0 !== "popWidth")) && (key0 !== "popHeight")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate279.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"SelSearchColumn","description":"在字典里搜索并单选。","examples":[{"key":"demo","title":"示例","type":"sel_search","dictCode":"order_status"}],"x-kind":"code","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type","dictCode"],"unevaluatedProperties":false,"properties":{"type":{"const":"sel_search","description":"单元格类型：在字典里搜索并单选。","examples":["sel_search"]},"dictCode":{"type":"string","description":"字典编码，见 screens/dictionaries。","examples":["order_status"],"minLength":1,"x-ref":"dictionary"}}};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate291.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate291.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate291.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate291.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate291.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate291.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate291.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate291.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate291.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate291.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate291.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate291.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate291.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate291.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate291.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate291.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate291.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate291.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate291.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate291.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate291.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate291.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate291.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate291.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate291.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate291.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate291.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate291.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate291.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate291.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate291.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate291.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate291(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.dictCode === undefined) && (missing0 = "dictCode"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_search" !== data.type){
validate290.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "sel_search"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dictCode !== undefined){
let data1 = data.dictCode;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate290.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate290.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "dictCode")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate290.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema81 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"SelSearchAsyncColumn","description":"输入文字向服务器搜索字典并单选。","examples":[{"key":"demo","title":"示例","type":"sel_search_async","dictCode":"order_status"}],"x-kind":"code","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type","dictCode"],"unevaluatedProperties":false,"properties":{"type":{"const":"sel_search_async","description":"单元格类型：输入文字向服务器搜索字典并单选。","examples":["sel_search_async"]},"pageSize":{"type":"integer","description":"每次取几项。","examples":[10],"minimum":1,"maximum":100,"default":10},"dictCode":{"type":"string","description":"字典编码，见 screens/dictionaries。","examples":["order_status"],"minLength":1,"x-ref":"dictionary"}}};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate302.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate302.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate302.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate302.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate302.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate302.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate302.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate302.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate302.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate302.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate302.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate302.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate302.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate302.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate302.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate302.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate302.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate302.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate302.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate302.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate302.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate302.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate302.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate302.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate302.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate302.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate302.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate302.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate302.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.dictCode === undefined) && (missing0 = "dictCode"))){
validate301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_search_async" !== data.type){
validate301.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "sel_search_async"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data1 = data.pageSize;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate301.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate301.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate301.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dictCode !== undefined){
let data2 = data.dictCode;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate301.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate301.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "type") && (key0 !== "pageSize")) && (key0 !== "dictCode")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate301.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema83 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PopupColumn","description":"打开选择器选记录，带回本行的几个字段。","examples":[{"key":"demo","title":"示例","type":"popup","picker":"demo/products","orgFields":["name"],"destFields":["demo"]}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type","picker","orgFields","destFields"],"unevaluatedProperties":false,"properties":{"type":{"const":"popup","description":"单元格类型：打开选择器选记录，带回本行的几个字段。","examples":["popup"]},"picker":{"type":"string","description":"选择器的路径。","examples":["demo/products"],"minLength":1,"x-ref":"picker"},"orgFields":{"type":"array","description":"选择器里取哪些列。","examples":[["name"]],"minItems":1,"items":{"type":"string","description":"字段的 key。","examples":["name"],"minLength":1}},"destFields":{"type":"array","description":"依次写入本行哪些字段。","examples":[["productName"]],"minItems":1,"items":{"type":"string","description":"字段的 key。","examples":["productName"],"minLength":1}},"multiple":{"type":"boolean","description":"可多选，值以逗号相连。","examples":[true],"default":false}}};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate313.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate313.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate313.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate313.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate313.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate313.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate313.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate313.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate313.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate313.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate313.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate313.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate313.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate313.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate313.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate313.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate313.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate313.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate313.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate313.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate313.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate313.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate313.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate313.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate313.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate313.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate313.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate313.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate313.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate313.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.picker === undefined) && (missing0 = "picker"))) || ((data.orgFields === undefined) && (missing0 = "orgFields"))) || ((data.destFields === undefined) && (missing0 = "destFields"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("popup" !== data.type){
validate312.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "popup"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.picker !== undefined){
let data1 = data.picker;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate312.errors = [{instancePath:instancePath+"/picker",schemaPath:"#/properties/picker/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate312.errors = [{instancePath:instancePath+"/picker",schemaPath:"#/properties/picker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.orgFields !== undefined){
let data2 = data.orgFields;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate312.errors = [{instancePath:instancePath+"/orgFields",schemaPath:"#/properties/orgFields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate312.errors = [{instancePath:instancePath+"/orgFields/" + i0,schemaPath:"#/properties/orgFields/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate312.errors = [{instancePath:instancePath+"/orgFields/" + i0,schemaPath:"#/properties/orgFields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/orgFields",schemaPath:"#/properties/orgFields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.destFields !== undefined){
let data4 = data.destFields;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
validate312.errors = [{instancePath:instancePath+"/destFields",schemaPath:"#/properties/destFields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate312.errors = [{instancePath:instancePath+"/destFields/" + i1,schemaPath:"#/properties/destFields/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate312.errors = [{instancePath:instancePath+"/destFields/" + i1,schemaPath:"#/properties/destFields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/destFields",schemaPath:"#/properties/destFields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.multiple !== undefined){
const _errs13 = errors;
if(typeof data.multiple !== "boolean"){
validate312.errors = [{instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "type") && (key0 !== "picker")) && (key0 !== "orgFields")) && (key0 !== "destFields")) && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate312.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema85 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"SelUserColumn","description":"选用户，存账号。","examples":[{"key":"demo","title":"示例","type":"sel_user"}],"x-kind":"reference","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"sel_user","description":"单元格类型：选用户，存账号。","examples":["sel_user"]},"multiple":{"type":"boolean","description":"可多选，值以逗号相连。","examples":[true],"default":false}}};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate324.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate324.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate324.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate324.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate324.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate324.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate324.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate324.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate324.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate324.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate324.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate324.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate324.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate324.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate324.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate324.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate324.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate324.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate324.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate324.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate324.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate324.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate324.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate324.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate324.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate324.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate324.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate324.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate324.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_user" !== data.type){
validate323.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "sel_user"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.multiple !== undefined){
const _errs3 = errors;
if(typeof data.multiple !== "boolean"){
validate323.errors = [{instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate323.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"SelDepartColumn","description":"选部门，存部门编码。","examples":[{"key":"demo","title":"示例","type":"sel_depart"}],"x-kind":"reference","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"sel_depart","description":"单元格类型：选部门，存部门编码。","examples":["sel_depart"]},"multiple":{"type":"boolean","description":"可多选，值以逗号相连。","examples":[true],"default":false}}};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate335.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate335.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate335.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate335.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate335.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate335.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate335.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate335.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate335.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate335.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate335.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate335.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate335.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate335.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate335.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate335.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate335.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate335.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate335.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate335.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate335.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate335.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate335.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate335.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate335.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate335.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate335.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate335.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate335.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate335.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate335.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate335(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_depart" !== data.type){
validate334.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "sel_depart"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.multiple !== undefined){
const _errs3 = errors;
if(typeof data.multiple !== "boolean"){
validate334.errors = [{instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((key0 !== "type") && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate334.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"UploadColumn","description":"上传一个文件，显示文件名与进度。","examples":[{"key":"demo","title":"示例","type":"upload"}],"x-kind":"files","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"upload","description":"单元格类型：上传一个文件，显示文件名与进度。","examples":["upload"]},"accept":{"type":"array","description":"接受的扩展名；省略时为服务器允许的全部。","examples":[[".pdf",".png"]],"items":{"type":"string","description":"扩展名。","examples":[".pdf"],"pattern":"^\\.[a-z0-9]{1,8}$"}},"allowDownload":{"type":"boolean","description":"可下载。","examples":[true],"default":true},"allowRemove":{"type":"boolean","description":"可移除。","examples":[true],"default":true}}};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate346.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate346.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate346.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate346.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate346.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate346.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate346.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate346.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate346.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate346.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate346.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate346.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate346.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate346.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate346.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate346.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate346.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate346.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate346.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate346.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate346.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate346.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate346.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate346.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate346.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate346.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate346.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate346.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate346.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate346.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate346.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate346.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate346.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate346.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate346.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate346.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};

const pattern35 = new RegExp("^\\.[a-z0-9]{1,8}$", "u");

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate346(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("upload" !== data.type){
validate345.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "upload"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accept !== undefined){
let data1 = data.accept;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern35.test(data2)){
validate345.errors = [{instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^\\.[a-z0-9]{1,8}$"},message:"must match pattern \""+"^\\.[a-z0-9]{1,8}$"+"\""}];
return false;
}
}
else {
validate345.errors = [{instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate345.errors = [{instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowDownload !== undefined){
const _errs7 = errors;
if(typeof data.allowDownload !== "boolean"){
validate345.errors = [{instancePath:instancePath+"/allowDownload",schemaPath:"#/properties/allowDownload/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowRemove !== undefined){
const _errs9 = errors;
if(typeof data.allowRemove !== "boolean"){
validate345.errors = [{instancePath:instancePath+"/allowRemove",schemaPath:"#/properties/allowRemove/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((key0 !== "type") && (key0 !== "accept")) && (key0 !== "allowDownload")) && (key0 !== "allowRemove")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate345.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"FileColumn","description":"附件，文件名截短显示，可下载与移除。","examples":[{"key":"demo","title":"示例","type":"file"}],"x-kind":"files","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"file","description":"单元格类型：附件，文件名截短显示，可下载与移除。","examples":["file"]},"accept":{"type":"array","description":"接受的扩展名；省略时为服务器允许的全部。","examples":[[".pdf",".png"]],"items":{"type":"string","description":"扩展名。","examples":[".pdf"],"pattern":"^\\.[a-z0-9]{1,8}$"}},"allowDownload":{"type":"boolean","description":"可下载。","examples":[true],"default":true},"allowRemove":{"type":"boolean","description":"可移除。","examples":[true],"default":true},"number":{"type":"integer","description":"最多几个。","examples":[3],"minimum":1,"maximum":50,"default":5}}};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate357.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate357.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate357.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate357.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate357.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate357.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate357.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate357.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate357.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate357.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate357.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate357.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate357.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate357.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate357.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate357.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate357.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate357.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate357.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate357.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate357.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate357.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate357.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate357.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate357.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate357.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate357.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate357.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate357.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate357.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate357.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate357.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate356.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("file" !== data.type){
validate356.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accept !== undefined){
let data1 = data.accept;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern35.test(data2)){
validate356.errors = [{instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^\\.[a-z0-9]{1,8}$"},message:"must match pattern \""+"^\\.[a-z0-9]{1,8}$"+"\""}];
return false;
}
}
else {
validate356.errors = [{instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate356.errors = [{instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowDownload !== undefined){
const _errs7 = errors;
if(typeof data.allowDownload !== "boolean"){
validate356.errors = [{instancePath:instancePath+"/allowDownload",schemaPath:"#/properties/allowDownload/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowRemove !== undefined){
const _errs9 = errors;
if(typeof data.allowRemove !== "boolean"){
validate356.errors = [{instancePath:instancePath+"/allowRemove",schemaPath:"#/properties/allowRemove/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number !== undefined){
let data5 = data.number;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate356.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
validate356.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate356.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "type") && (key0 !== "accept")) && (key0 !== "allowDownload")) && (key0 !== "allowRemove")) && (key0 !== "number")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate356.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ImageColumn","description":"图片，缩略显示，可预览与移除。","examples":[{"key":"demo","title":"示例","type":"image"}],"x-kind":"files","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type"],"unevaluatedProperties":false,"properties":{"type":{"const":"image","description":"单元格类型：图片，缩略显示，可预览与移除。","examples":["image"]},"accept":{"type":"array","description":"接受的扩展名；省略时为服务器允许的全部。","examples":[[".pdf",".png"]],"items":{"type":"string","description":"扩展名。","examples":[".pdf"],"pattern":"^\\.[a-z0-9]{1,8}$"}},"allowDownload":{"type":"boolean","description":"可下载。","examples":[true],"default":true},"allowRemove":{"type":"boolean","description":"可移除。","examples":[true],"default":true},"number":{"type":"integer","description":"最多几张。","examples":[3],"minimum":1,"maximum":50,"default":5}}};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate368.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate368.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate368.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate368.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate368.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate368.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate368.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate368.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate368.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate368.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate368.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate368.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate368.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate368.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate368.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate368.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate368.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate368.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate368.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate368.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate368.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate368.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate368.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate368.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate368.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate368.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate368.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate368.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate368(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("image" !== data.type){
validate367.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.accept !== undefined){
let data1 = data.accept;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern35.test(data2)){
validate367.errors = [{instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^\\.[a-z0-9]{1,8}$"},message:"must match pattern \""+"^\\.[a-z0-9]{1,8}$"+"\""}];
return false;
}
}
else {
validate367.errors = [{instancePath:instancePath+"/accept/" + i0,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
else {
validate367.errors = [{instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowDownload !== undefined){
const _errs7 = errors;
if(typeof data.allowDownload !== "boolean"){
validate367.errors = [{instancePath:instancePath+"/allowDownload",schemaPath:"#/properties/allowDownload/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowRemove !== undefined){
const _errs9 = errors;
if(typeof data.allowRemove !== "boolean"){
validate367.errors = [{instancePath:instancePath+"/allowRemove",schemaPath:"#/properties/allowRemove/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.number !== undefined){
let data5 = data.number;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate367.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
validate367.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate367.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((key0 !== "type") && (key0 !== "accept")) && (key0 !== "allowDownload")) && (key0 !== "allowRemove")) && (key0 !== "number")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate367.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
else {
validate367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema95 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"SlotColumn","description":"内置的特别显示：copy 可复制，link 链接到 href。","examples":[{"key":"demo","title":"示例","type":"slot","slotName":"copy"}],"x-kind":"text","type":"object","allOf":[{"$ref":"../column.schema.json#/$defs/common"}],"required":["type","slotName"],"unevaluatedProperties":false,"properties":{"type":{"const":"slot","description":"单元格类型：内置的特别显示：copy 可复制，link 链接到 href。","examples":["slot"]},"slotName":{"type":"string","description":"显示方式。","examples":["copy"],"minLength":1,"enum":["copy","link"]},"href":{"type":"string","description":"链接地址，可写 {{ 字段名 }}。","examples":["/market/order?orderId={{ orderId }}"],"minLength":1}}};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate379.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate379.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate379.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate379.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate379.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate379.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate379.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate379.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate379.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate379.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate379.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate379.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate379.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate379.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate379.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate379.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate379.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate379.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate379.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate379.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate379.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate379.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate379.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate379.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate379.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate379.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate379.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate379.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate379.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate379.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate379.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate379.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate379(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.slotName === undefined) && (missing0 = "slotName"))){
validate378.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("slot" !== data.type){
validate378.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "slot"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.slotName !== undefined){
let data1 = data.slotName;
const _errs3 = errors;
if(!((data1 === "copy") || (data1 === "link"))){
validate378.errors = [{instancePath:instancePath+"/slotName",schemaPath:"#/properties/slotName/enum",keyword:"enum",params:{allowedValues: schema95.properties.slotName.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate378.errors = [{instancePath:instancePath+"/slotName",schemaPath:"#/properties/slotName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate378.errors = [{instancePath:instancePath+"/slotName",schemaPath:"#/properties/slotName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.href !== undefined){
let data2 = data.href;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate378.errors = [{instancePath:instancePath+"/href",schemaPath:"#/properties/href/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate378.errors = [{instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((key0 !== "type") && (key0 !== "slotName")) && (key0 !== "href")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate378.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate378.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((((((((((((((((((((((data0 === "normal") || (data0 === "input")) || (data0 === "inputNumber")) || (data0 === "textarea")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "list_multi")) || (data0 === "switch")) || (data0 === "date")) || (data0 === "datetime")) || (data0 === "time")) || (data0 === "tags")) || (data0 === "hidden")) || (data0 === "checkbox")) || (data0 === "checkbox_meta")) || (data0 === "progress")) || (data0 === "ellipsis")) || (data0 === "input_pop")) || (data0 === "sel_search")) || (data0 === "sel_search_async")) || (data0 === "popup")) || (data0 === "sel_user")) || (data0 === "sel_depart")) || (data0 === "upload")) || (data0 === "file")) || (data0 === "image")) || (data0 === "slot"))){
validate63.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "normal"){
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "input"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inputNumber"){
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list_multi"){
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "switch"){
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "datetime"){
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "time"){
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tags"){
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "hidden"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_meta"){
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "progress"){
if(!(validate257(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ellipsis"){
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input_pop"){
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search"){
if(!(validate290(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search_async"){
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "popup"){
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_user"){
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_depart"){
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "upload"){
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slot"){
if(!(validate378(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema97 = {"title":"ColumnOverride","type":"object","description":"在模型字段的基础上只改写通用的键；要改某类型自己的键，请写明 type。","examples":[{"key":"amount","width":120}],"allOf":[{"$ref":"#/$defs/common"}],"unevaluatedProperties":false};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate418.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate418.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate418.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate418.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate418.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data2 = data.help;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate418.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate418.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate418.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
validate418.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
validate418.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined){
let data4 = data.minWidth;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate418.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
validate418.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"}];
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
validate418.errors = [{instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 24},message:"must be >= 24"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs11 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
validate418.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema29.properties.align.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate418.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate418.errors = [{instancePath:instancePath+"/align",schemaPath:"#/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixed !== undefined){
let data6 = data.fixed;
const _errs13 = errors;
if(!((data6 === "left") || (data6 === "right"))){
validate418.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema29.properties.fixed.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
validate418.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate418.errors = [{instancePath:instancePath+"/fixed",schemaPath:"#/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortable !== undefined){
const _errs15 = errors;
if(typeof data.sortable !== "boolean"){
validate418.errors = [{instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visible !== undefined){
const _errs17 = errors;
if(typeof data.visible !== "boolean"){
validate418.errors = [{instancePath:instancePath+"/visible",schemaPath:"#/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data9 = data.statistics;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(typeof data10 !== "string"){
validate418.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "sum") || (data10 === "average"))){
validate418.errors = [{instancePath:instancePath+"/statistics/" + i0,schemaPath:"#/properties/statistics/items/enum",keyword:"enum",params:{allowedValues: schema29.properties.statistics.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate418.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate418.errors = [{instancePath:instancePath+"/statistics",schemaPath:"#/properties/statistics/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data11 = data.placeholder;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
validate418.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate418.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data12 = data.defaultValue;
const _errs25 = errors;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))){
validate418.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema29.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data13 = data.validateRules;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid3 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
const _errs29 = errors;
if(!(validate66(data13[i2], {instancePath:instancePath+"/validateRules/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate418.errors = [{instancePath:instancePath+"/validateRules",schemaPath:"#/properties/validateRules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs30 = errors;
if(typeof data.disabled !== "boolean"){
validate418.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs32 = errors;
if(typeof data.restricted !== "boolean"){
validate418.errors = [{instancePath:instancePath+"/restricted",schemaPath:"#/properties/restricted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs34 = errors;
if(!(validate77(data.visibleWhen, {instancePath:instancePath+"/visibleWhen",parentData:data,parentDataProperty:"visibleWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs35 = errors;
if(!(validate77(data.disabledWhen, {instancePath:instancePath+"/disabledWhen",parentData:data,parentDataProperty:"disabledWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs36 = errors;
if(!(validate77(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs37 = errors;
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs38 = errors;
if(!(validate92(data.store, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data22 = data.query;
const _errs40 = errors;
if((typeof data22 !== "boolean") && (!(data22 && typeof data22 == "object" && !Array.isArray(data22)))){
validate418.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema29.properties.query.type},message:"must be boolean,object"}];
return false;
}
const _errs42 = errors;
let valid5 = true;
const _errs43 = errors;
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs45 = errors;
if(!(validate94(data22, {instancePath:instancePath+"/query",parentData:data,parentDataProperty:"query",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs45 === errors;
valid5 = _valid0;
}
if(!valid5){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate418.errors = vErrors;
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data23 = data.form;
const _errs46 = errors;
if((typeof data23 !== "boolean") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
validate418.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema29.properties.form.type},message:"must be boolean,object"}];
return false;
}
const _errs48 = errors;
let valid6 = true;
const _errs49 = errors;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs51 = errors;
if(!(validate96(data23, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var _valid1 = _errs51 === errors;
valid6 = _valid1;
}
if(!valid6){
const err3 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate418.errors = vErrors;
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"visible":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate418(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((key0 !== "key") && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "visible")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
validate417.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate417.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema25.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs9 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
else {
var props0 = validate63.evaluated.props;
}
var _valid1 = _errs9 === errors;
valid1 = _valid1;
ifClause1 = "then";
}
else {
const _errs10 = errors;
if(!(validate417(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid1 = _valid1;
if(valid1){
if(props0 !== true){
props0 = true;
}
}
ifClause1 = "else";
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate60.errors = vErrors;
return false;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate60.errors = vErrors;
return false;
}
validate60.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema99 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"QueryEntry","description":"一个查询项：字段名，或改写的对象。","examples":["orderId",{"key":"orderDate","mode":"group"}],"type":["string","object"],"if":{"type":"string"},"then":{"$ref":"column.schema.json#/$defs/reference"},"else":{"$ref":"#/$defs/item"},"$defs":{"item":{"title":"QueryItem","type":"object","description":"查询项。","examples":[{"key":"orderDate","mode":"group"}],"required":["key"],"unevaluatedProperties":false,"properties":{"key":{"type":"string","description":"字段的 key。","examples":["orderDate"],"minLength":1,"x-ref":"field"},"title":{"type":"string","description":"标签；省略时用字段标题。","examples":["下单日期"],"minLength":1},"mode":{"type":"string","description":"single 等于，like 包含，group 起止两值。","examples":["group"],"minLength":1,"enum":["single","like","group"]},"folded":{"type":"boolean","description":"收进「展开」。","examples":[true],"default":false},"defaultValue":{"type":["string","number"],"description":"初始条件。","examples":["Shipped"]},"placeholder":{"type":"string","description":"提示文字。","examples":["订单号或其一部分"],"minLength":1}}}}};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
validate431.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema101 = {"title":"QueryItem","type":"object","description":"查询项。","examples":[{"key":"orderDate","mode":"group"}],"required":["key"],"unevaluatedProperties":false,"properties":{"key":{"type":"string","description":"字段的 key。","examples":["orderDate"],"minLength":1,"x-ref":"field"},"title":{"type":"string","description":"标签；省略时用字段标题。","examples":["下单日期"],"minLength":1},"mode":{"type":"string","description":"single 等于，like 包含，group 起止两值。","examples":["group"],"minLength":1,"enum":["single","like","group"]},"folded":{"type":"boolean","description":"收进「展开」。","examples":[true],"default":false},"defaultValue":{"type":["string","number"],"description":"初始条件。","examples":["Shipped"]},"placeholder":{"type":"string","description":"提示文字。","examples":["订单号或其一部分"],"minLength":1}}};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.key === undefined) && (missing0 = "key")){
validate433.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate433.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate433.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate433.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate433.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data2 = data.mode;
const _errs5 = errors;
if(!(((data2 === "single") || (data2 === "like")) || (data2 === "group"))){
validate433.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema101.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate433.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate433.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folded !== undefined){
const _errs7 = errors;
if(typeof data.folded !== "boolean"){
validate433.errors = [{instancePath:instancePath+"/folded",schemaPath:"#/properties/folded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data4 = data.defaultValue;
const _errs9 = errors;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
validate433.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema101.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data5 = data.placeholder;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate433.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate433.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((key0 !== "key") && (key0 !== "title")) && (key0 !== "mode")) && (key0 !== "folded")) && (key0 !== "defaultValue")) && (key0 !== "placeholder")){
validate433.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
else {
validate433.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema99.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate431(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate433(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate430.errors = vErrors;
return false;
}
validate430.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate430.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema102 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"FormLayout","type":"object","description":"就地写出的表单布局。","examples":[{"columns":2,"width":800}],"unevaluatedProperties":false,"properties":{"columns":{"type":"integer","description":"每行几列。","examples":[2],"minimum":1,"maximum":4,"default":2},"width":{"type":"integer","description":"弹窗宽度，像素。","examples":[800],"minimum":400,"maximum":1600,"default":800},"fields":{"type":"array","description":"表单项，按显示次序；省略时为模型的全部字段。","examples":[["orderId"]],"minItems":1,"items":{"$ref":"column.schema.json"}}}};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.columns !== undefined){
let data0 = data.columns;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate436.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4 || isNaN(data0)){
validate436.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate436.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data1 = data.width;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate436.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1600 || isNaN(data1)){
validate436.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1600},message:"must be <= 1600"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate436.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data2 = data.fields;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate436.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate60(data2[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate436.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "columns") && (key0 !== "width")) && (key0 !== "fields")){
validate436.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema103 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ActionEntry","description":"一个按钮：内置代号，或改写其文字的对象。权限码为 前缀:代号。","examples":["add",{"action":"add","title":"新建订单"}],"type":["string","object"],"if":{"type":"string"},"then":{"$ref":"#/$defs/name"},"else":{"$ref":"#/$defs/action"},"$defs":{"name":{"title":"ActionName","type":"string","description":"内置动作：add 新增，edit 编辑，detail 详情，delete 删除，batch_delete 批量删除，export 导出。","examples":["add"],"enum":["add","edit","detail","delete","batch_delete","export"]},"action":{"title":"Action","type":"object","description":"改写文字的按钮。","examples":[{"action":"export","title":"导出 CSV"}],"required":["action"],"unevaluatedProperties":false,"properties":{"action":{"allOf":[{"$ref":"#/$defs/name"}],"description":"内置动作的代号。","examples":["add"]},"title":{"type":"string","description":"按钮文字。","examples":["新建订单"],"minLength":1}}}}};
const schema104 = {"title":"ActionName","type":"string","description":"内置动作：add 新增，edit 编辑，detail 详情，delete 删除，batch_delete 批量删除，export 导出。","examples":["add"],"enum":["add","edit","detail","delete","batch_delete","export"]};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate440.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "add") || (data === "edit")) || (data === "detail")) || (data === "delete")) || (data === "batch_delete")) || (data === "export"))){
validate440.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema104.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema105 = {"title":"Action","type":"object","description":"改写文字的按钮。","examples":[{"action":"export","title":"导出 CSV"}],"required":["action"],"unevaluatedProperties":false,"properties":{"action":{"allOf":[{"$ref":"#/$defs/name"}],"description":"内置动作的代号。","examples":["add"]},"title":{"type":"string","description":"按钮文字。","examples":["新建订单"],"minLength":1}}};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.action !== undefined){
const _errs1 = errors;
if(!(validate440(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate442.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate442.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "action") && (key0 !== "title")){
validate442.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
validate439.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema103.type},message:"must be string,object"}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate440(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate442(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate439.errors = vErrors;
return false;
}
validate439.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate439.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema106 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"GridOptions","type":"object","description":"可编辑表格的样子与本事。","examples":[{"rowNumber":true,"dragSort":"orderNum"}],"unevaluatedProperties":false,"properties":{"toolbar":{"type":"array","description":"工具栏按钮：add 新增，save 保存，remove 删除，clearSelection 清空选择，collapse 展开/收起。","examples":[["add","remove"]],"uniqueItems":true,"items":{"type":"string","description":"按钮代号。","examples":["add"],"enum":["add","save","remove","clearSelection","collapse"]}},"size":{"type":"string","description":"行的疏密。","examples":["small"],"minLength":1,"enum":["medium","small","mini","tiny"],"default":"medium"},"rowNumber":{"type":"boolean","description":"显示行号列。","examples":[true],"default":true},"selection":{"type":"string","description":"选择：multiple 多选，single 单选，none 不可选。","examples":["multiple"],"minLength":1,"enum":["multiple","single","none"],"default":"multiple"},"dragSort":{"type":"string","description":"可拖动排序，次序写入此数值字段，从 1 开始。","examples":["orderNum"],"minLength":1,"x-ref":"field"},"maxHeight":{"type":"integer","description":"最大高度，像素；省略时为 400，整页表格则占满。","examples":[400],"minimum":120,"maximum":2000},"live":{"type":"boolean","description":"与他人实时同步已保存的改动。","examples":[true],"default":false}}};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toolbar !== undefined){
let data0 = data.toolbar;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(typeof data1 !== "string"){
validate447.errors = [{instancePath:instancePath+"/toolbar/" + i0,schemaPath:"#/properties/toolbar/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "add") || (data1 === "save")) || (data1 === "remove")) || (data1 === "clearSelection")) || (data1 === "collapse"))){
validate447.errors = [{instancePath:instancePath+"/toolbar/" + i0,schemaPath:"#/properties/toolbar/items/enum",keyword:"enum",params:{allowedValues: schema106.properties.toolbar.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate447.errors = [{instancePath:instancePath+"/toolbar",schemaPath:"#/properties/toolbar/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate447.errors = [{instancePath:instancePath+"/toolbar",schemaPath:"#/properties/toolbar/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if(!((((data2 === "medium") || (data2 === "small")) || (data2 === "mini")) || (data2 === "tiny"))){
validate447.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema106.properties.size.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate447.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate447.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rowNumber !== undefined){
const _errs7 = errors;
if(typeof data.rowNumber !== "boolean"){
validate447.errors = [{instancePath:instancePath+"/rowNumber",schemaPath:"#/properties/rowNumber/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data4 = data.selection;
const _errs9 = errors;
if(!(((data4 === "multiple") || (data4 === "single")) || (data4 === "none"))){
validate447.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/enum",keyword:"enum",params:{allowedValues: schema106.properties.selection.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate447.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate447.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dragSort !== undefined){
let data5 = data.dragSort;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate447.errors = [{instancePath:instancePath+"/dragSort",schemaPath:"#/properties/dragSort/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate447.errors = [{instancePath:instancePath+"/dragSort",schemaPath:"#/properties/dragSort/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxHeight !== undefined){
let data6 = data.maxHeight;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate447.errors = [{instancePath:instancePath+"/maxHeight",schemaPath:"#/properties/maxHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2000 || isNaN(data6)){
validate447.errors = [{instancePath:instancePath+"/maxHeight",schemaPath:"#/properties/maxHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"}];
return false;
}
else {
if(data6 < 120 || isNaN(data6)){
validate447.errors = [{instancePath:instancePath+"/maxHeight",schemaPath:"#/properties/maxHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 120},message:"must be >= 120"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.live !== undefined){
const _errs15 = errors;
if(typeof data.live !== "boolean"){
validate447.errors = [{instancePath:instancePath+"/live",schemaPath:"#/properties/live/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((((key0 !== "toolbar") && (key0 !== "size")) && (key0 !== "rowNumber")) && (key0 !== "selection")) && (key0 !== "dragSort")) && (key0 !== "maxHeight")) && (key0 !== "live")){
validate447.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema107 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Sort","type":"object","description":"排序。","examples":[{"column":"createTime","order":"desc"}],"required":["column","order"],"unevaluatedProperties":false,"properties":{"column":{"type":"string","description":"字段的 key。","examples":["orderDate"],"minLength":1,"x-ref":"field"},"order":{"type":"string","description":"方向：asc 升序，desc 降序。","examples":["desc"],"minLength":1,"enum":["asc","desc"]}}};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.column === undefined) && (missing0 = "column")) || ((data.order === undefined) && (missing0 = "order"))){
validate449.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.column !== undefined){
let data0 = data.column;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate449.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate449.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.order !== undefined){
let data1 = data.order;
const _errs3 = errors;
if(!((data1 === "asc") || (data1 === "desc"))){
validate449.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema107.properties.order.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate449.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate449.errors = [{instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "column") && (key0 !== "order")){
validate449.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate449.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("list" !== data.type){
validate57.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.model !== undefined){
let data1 = data.model;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate57.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data2 = data.columns;
const _errs5 = errors;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
validate57.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: schema23.properties.columns.type},message:"must be string,array"}];
return false;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(data2.length < 1){
validate57.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/then/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data2)){
if(data2.length < 1){
validate57.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate60(data2[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/else/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err1 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate57.errors = vErrors;
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.query !== undefined){
let data4 = data.query;
const _errs15 = errors;
if((typeof data4 !== "string") && (!(Array.isArray(data4)))){
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema23.properties.query.type},message:"must be string,array"}];
return false;
}
const _errs17 = errors;
let valid4 = true;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs20 = errors;
if(errors === _errs20){
if(typeof data4 === "string"){
if(data4.length < 1){
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/then/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid1 = _errs20 === errors;
valid4 = _valid1;
ifClause1 = "then";
}
else {
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data4)){
if(data4.length < 1){
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/else/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate430(data4[i1], {instancePath:instancePath+"/query/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/else/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid1 = _errs22 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate57.errors = vErrors;
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data6 = data.form;
const _errs25 = errors;
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
validate57.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: schema23.properties.form.type},message:"must be string,object"}];
return false;
}
const _errs27 = errors;
let valid6 = true;
const _errs28 = errors;
if(typeof data6 !== "string"){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs30 = errors;
if(errors === _errs30){
if(typeof data6 === "string"){
if(data6.length < 1){
validate57.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/then/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/form",schemaPath:"#/properties/form/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid2 = _errs30 === errors;
valid6 = _valid2;
ifClause2 = "then";
}
else {
const _errs32 = errors;
if(!(validate436(data6, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
var _valid2 = _errs32 === errors;
valid6 = _valid2;
ifClause2 = "else";
}
if(!valid6){
const err5 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate57.errors = vErrors;
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data7 = data.toolbar;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data7)){
var valid7 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs35 = errors;
if(!(validate439(data7[i2], {instancePath:instancePath+"/toolbar/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
var valid7 = _errs35 === errors;
if(!valid7){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/toolbar",schemaPath:"#/properties/toolbar/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rowActions !== undefined){
let data9 = data.rowActions;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data9)){
var valid8 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
const _errs38 = errors;
if(!(validate439(data9[i3], {instancePath:instancePath+"/rowActions/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
var valid8 = _errs38 === errors;
if(!valid8){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/rowActions",schemaPath:"#/properties/rowActions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.editing !== undefined){
let data11 = data.editing;
const _errs39 = errors;
if(!((data11 === "modal") || (data11 === "inline"))){
validate57.errors = [{instancePath:instancePath+"/editing",schemaPath:"#/properties/editing/enum",keyword:"enum",params:{allowedValues: schema23.properties.editing.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs39){
if(typeof data11 === "string"){
if(data11.length < 1){
validate57.errors = [{instancePath:instancePath+"/editing",schemaPath:"#/properties/editing/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/editing",schemaPath:"#/properties/editing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.grid !== undefined){
const _errs41 = errors;
if(!(validate447(data.grid, {instancePath:instancePath+"/grid",parentData:data,parentDataProperty:"grid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs42 = errors;
if(!(validate449(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data14 = data.pageSize;
const _errs44 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate57.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((data14 === 10) || (data14 === 20)) || (data14 === 30))){
validate57.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/enum",keyword:"enum",params:{allowedValues: schema23.properties.pageSize.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs44 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "editing")) && (key0 !== "grid")) && (key0 !== "sort")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
validate57.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"ReportScreen","description":"报表：查询、只读表格、合计、导出。","examples":[{"title":"订单","type":"report","report":"market/order-analysis"}],"type":"object","allOf":[{"$ref":"../screen.schema.json#/$defs/common"}],"required":["type","report"],"unevaluatedProperties":false,"properties":{"type":{"const":"report","description":"列表类型：报表：查询、只读表格、合计、导出。","examples":["report"]},"report":{"type":"string","description":"报表的路径。","examples":["market/order-analysis"],"minLength":1,"x-ref":"report"},"toolbar":{"type":"array","description":"表格上方的按钮；省略时为导出。","examples":[["export"]],"items":{"$ref":"../action.schema.json"},"default":["export"]},"pageSize":{"type":"integer","description":"默认每页条数。","examples":[10],"enum":[10,20,30],"default":10}}};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate452.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate452.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate452.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate452.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate452.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate452.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate452.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data3 = data.permission;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate452.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern9.test(data3)){
validate452.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"+"\""}];
return false;
}
}
}
else {
validate452.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data4 = data.extends;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate452.errors = [{instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate452.errors = [{instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":{"$schema":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};


function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate452(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.report === undefined) && (missing0 = "report"))){
validate451.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("report" !== data.type){
validate451.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "report"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.report !== undefined){
let data1 = data.report;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate451.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate451.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data2 = data.toolbar;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate439(data2[i0], {instancePath:instancePath+"/toolbar/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate451.errors = [{instancePath:instancePath+"/toolbar",schemaPath:"#/properties/toolbar/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data4 = data.pageSize;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate451.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((data4 === 10) || (data4 === 20)) || (data4 === 30))){
validate451.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/enum",keyword:"enum",params:{allowedValues: schema108.properties.pageSize.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((key0 !== "type") && (key0 !== "report")) && (key0 !== "toolbar")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
validate451.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate451.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema110 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PageScreen","description":"内置页面，没有数据源。","examples":[{"title":"订单","type":"page","page":"home"}],"type":"object","allOf":[{"$ref":"../screen.schema.json#/$defs/common"}],"required":["type","page"],"unevaluatedProperties":false,"properties":{"type":{"const":"page","description":"列表类型：内置页面，没有数据源。","examples":["page"]},"page":{"type":"string","description":"内置页面的名字。","examples":["home"],"minLength":1,"enum":["home"]}}};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate456.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate456.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate456.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate456.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate456.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate456.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate456.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data3 = data.permission;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate456.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern9.test(data3)){
validate456.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"+"\""}];
return false;
}
}
}
else {
validate456.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data4 = data.extends;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate456.errors = [{instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate456.errors = [{instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate456.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":{"$schema":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate456(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.page === undefined) && (missing0 = "page"))){
validate455.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("page" !== data.type){
validate455.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "page"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.page !== undefined){
let data1 = data.page;
const _errs3 = errors;
if(!(data1 === "home")){
validate455.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/enum",keyword:"enum",params:{allowedValues: schema110.properties.page.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate455.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate455.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((key0 !== "type") && (key0 !== "page")) && (key0 !== "$schema")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
validate455.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "list") || (data0 === "report")) || (data0 === "page"))){
validate56.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "list"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "report"){
if(!(validate451(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "page"){
if(!(validate455(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validate_model = validate461;
const schema112 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"ModelFile","description":"在线表单：一张数据表、它的字段、接口与权限，只声明一次。","examples":[{"title":"订单","fields":[{"key":"orderId","title":"订单号","type":"input"}]}],"required":["title","fields"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单"],"minLength":1},"description":{"type":"string","description":"一句话说明，显示在标题之下。","examples":["按月份、省邦、品类汇总订单"],"minLength":1},"code":{"type":"string","description":"接口里的编码；省略时为路径的下划线写法。","examples":["market_order"],"minLength":1,"pattern":"^[a-z][a-z0-9_]{1,40}$"},"table":{"type":"string","description":"数据表名；省略时同 code。","examples":["market_order"],"minLength":1,"pattern":"^[a-z][a-z0-9_]{1,40}$"},"permission":{"type":"string","description":"权限前缀；省略时为路径的冒号写法。","examples":["market:order"],"minLength":1,"pattern":"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},"fields":{"type":"array","description":"字段，按默认的列次序。","examples":[[{"key":"orderId","title":"订单号","type":"input"}]],"minItems":1,"items":{"$ref":"column.schema.json#/$defs/column"}},"sort":{"allOf":[{"$ref":"sort.schema.json"}],"description":"默认排序；省略时按创建时间倒序。","examples":[{"column":"orderDate","order":"desc"}]},"children":{"type":"array","description":"子表：随主表一起新增、修改、删除。","examples":[[{"model":"demo/line","foreignKey":"parentId"}]],"minItems":1,"items":{"$ref":"#/$defs/child"}},"unique":{"type":"array","description":"几个字段合起来在租户内唯一。","examples":[[["orderId","lineNo"]]],"items":{"type":"array","description":"字段的 key。","examples":[["orderId","lineNo"]],"minItems":1,"items":{"type":"string","description":"字段的 key。","examples":["orderId"],"x-ref":"field"}}}},"$defs":{"child":{"title":"ChildTable","type":"object","description":"一张子表。","examples":[{"model":"demo/line","foreignKey":"parentId"}],"required":["model","foreignKey"],"unevaluatedProperties":false,"properties":{"model":{"type":"string","description":"子表的模型。","examples":["demo/line"],"minLength":1,"x-ref":"model"},"foreignKey":{"type":"string","description":"子表里存主表编号的字段，类型 hidden。","examples":["parentId"],"minLength":1},"title":{"type":"string","description":"页签文字；省略时用子表的标题。","examples":["明细"],"minLength":1},"grid":{"$ref":"gridOptions.schema.json","description":"表格的样子。","examples":[{"rowNumber":true}]}}}}};
const pattern44 = new RegExp("^[a-z][a-z0-9_]{1,40}$", "u");

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate462.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((((((((((((((((((((((data0 === "normal") || (data0 === "input")) || (data0 === "inputNumber")) || (data0 === "textarea")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "list_multi")) || (data0 === "switch")) || (data0 === "date")) || (data0 === "datetime")) || (data0 === "time")) || (data0 === "tags")) || (data0 === "hidden")) || (data0 === "checkbox")) || (data0 === "checkbox_meta")) || (data0 === "progress")) || (data0 === "ellipsis")) || (data0 === "input_pop")) || (data0 === "sel_search")) || (data0 === "sel_search_async")) || (data0 === "popup")) || (data0 === "sel_user")) || (data0 === "sel_depart")) || (data0 === "upload")) || (data0 === "file")) || (data0 === "image")) || (data0 === "slot"))){
validate462.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "normal"){
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "input"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inputNumber"){
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list_multi"){
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "switch"){
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "datetime"){
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "time"){
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tags"){
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "hidden"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_meta"){
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "progress"){
if(!(validate257(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ellipsis"){
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input_pop"){
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search"){
if(!(validate290(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search_async"){
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "popup"){
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_user"){
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_depart"){
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "upload"){
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slot"){
if(!(validate378(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate462.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate462.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema114 = {"title":"ChildTable","type":"object","description":"一张子表。","examples":[{"model":"demo/line","foreignKey":"parentId"}],"required":["model","foreignKey"],"unevaluatedProperties":false,"properties":{"model":{"type":"string","description":"子表的模型。","examples":["demo/line"],"minLength":1,"x-ref":"model"},"foreignKey":{"type":"string","description":"子表里存主表编号的字段，类型 hidden。","examples":["parentId"],"minLength":1},"title":{"type":"string","description":"页签文字；省略时用子表的标题。","examples":["明细"],"minLength":1},"grid":{"$ref":"gridOptions.schema.json","description":"表格的样子。","examples":[{"rowNumber":true}]}}};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.foreignKey === undefined) && (missing0 = "foreignKey"))){
validate492.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate492.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate492.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.foreignKey !== undefined){
let data1 = data.foreignKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate492.errors = [{instancePath:instancePath+"/foreignKey",schemaPath:"#/properties/foreignKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate492.errors = [{instancePath:instancePath+"/foreignKey",schemaPath:"#/properties/foreignKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate492.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate492.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grid !== undefined){
const _errs7 = errors;
if(!(validate447(data.grid, {instancePath:instancePath+"/grid",parentData:data,parentDataProperty:"grid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((key0 !== "model") && (key0 !== "foreignKey")) && (key0 !== "title")) && (key0 !== "grid")){
validate492.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate492.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.fields === undefined) && (missing0 = "fields"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate461.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate461.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate461.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate461.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate461.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern44.test(data3)){
validate461.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{1,40}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{1,40}$"+"\""}];
return false;
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
let data4 = data.table;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate461.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern44.test(data4)){
validate461.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{1,40}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{1,40}$"+"\""}];
return false;
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data5 = data.permission;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
validate461.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern9.test(data5)){
validate461.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"+"\""}];
return false;
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data6 = data.fields;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length < 1){
validate461.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate462(data6[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
const _errs16 = errors;
if(!(validate449(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
let data9 = data.children;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
if(data9.length < 1){
validate461.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate492(data9[i1], {instancePath:instancePath+"/children/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique !== undefined){
let data11 = data.unique;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data11)){
var valid4 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data12)){
if(data12.length < 1){
validate461.errors = [{instancePath:instancePath+"/unique/" + i2,schemaPath:"#/properties/unique/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs25 = errors;
if(typeof data12[i3] !== "string"){
validate461.errors = [{instancePath:instancePath+"/unique/" + i2+"/" + i3,schemaPath:"#/properties/unique/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/unique/" + i2,schemaPath:"#/properties/unique/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((((key0 !== "$schema") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "code")) && (key0 !== "table")) && (key0 !== "permission")) && (key0 !== "fields")) && (key0 !== "sort")) && (key0 !== "children")) && (key0 !== "unique")){
validate461.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate_report = validate495;
const schema115 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"ReportFile","description":"在线报表：一条 SELECT、它的参数、输出列与查询项。","examples":[{"title":"订单分析","sql":"order-analysis.sql","columns":[{"key":"orders","title":"订单数","type":"inputNumber"}]}],"required":["title","sql","columns"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单分析"],"minLength":1},"description":{"type":"string","description":"一句话说明，显示在标题之下。","examples":["按月份、省邦、品类汇总订单"],"minLength":1},"code":{"type":"string","description":"接口里的编码；省略时为路径的下划线写法。","examples":["market_order_analysis"],"minLength":1,"pattern":"^[a-z][a-z0-9_]{1,60}$"},"permission":{"type":"string","description":"权限前缀；省略时为路径的冒号写法。","examples":["market:order-analysis"],"minLength":1,"pattern":"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},"sql":{"type":["string","array"],"description":"一条 SELECT：旁边 .sql 文件的名字，或逐行写出。参数写 ${key}，会话值写 #{sysUserCode}、#{sysOrgCode}、#{tenantId}。","examples":["order-analysis.sql",["select 1 as one"]],"if":{"type":"string"},"then":{"type":"string","pattern":"\\.sql$","description":"同目录下的 .sql 文件。","examples":["order-analysis.sql"]},"else":{"type":"array","minItems":1,"description":"SQL 的各行。","examples":[["select 1 as one"]],"items":{"type":"string","description":"SQL 的一行。","examples":["select 1 as one"]}}},"params":{"type":"array","description":"SQL 的参数。","examples":[[{"key":"dimension","title":"维度","type":"input"}]],"items":{"$ref":"#/$defs/param"}},"columns":{"type":"array","description":"输出列：key 对应 SQL 输出名（下划线转驼峰）。","examples":[[{"key":"orders","title":"订单数","type":"inputNumber"}]],"minItems":1,"items":{"$ref":"column.schema.json#/$defs/column"}},"query":{"type":"array","description":"可按哪些输出列筛选。","examples":[["label"]],"items":{"$ref":"queryItem.schema.json"}},"sort":{"allOf":[{"$ref":"sort.schema.json"}],"description":"默认排序；省略时用 SQL 自己的次序。","examples":[{"column":"orders","order":"desc"}]}},"$defs":{"param":{"title":"ReportParam","type":"object","description":"SQL 中的一个参数，写作 ${key}。","examples":[{"key":"dimension","title":"维度","type":"select","options":[{"value":"month","text":"月份"}]}],"required":["key","title","type"],"unevaluatedProperties":false,"properties":{"key":{"type":"string","description":"参数名，SQL 里写作 ${key}。","examples":["dimension"],"minLength":1,"pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"title":{"type":"string","description":"查询表单里的标签。","examples":["维度"],"minLength":1},"type":{"type":"string","description":"输入方式，决定参数的类型。","examples":["select"],"minLength":1,"enum":["input","inputNumber","select","date","datetime"]},"options":{"type":"array","description":"可选值；给出后只接受这些值。","examples":[[{"value":"month","text":"月份"}]],"minItems":1,"items":{"$ref":"option.schema.json"}},"dictCode":{"type":"string","description":"可选值取自字典。","examples":["order_status"],"minLength":1,"x-ref":"dictionary"},"required":{"type":"boolean","description":"必填。","examples":[true],"default":false},"defaultValue":{"type":["string","number"],"description":"默认值。","examples":["month"]},"placeholder":{"type":"string","description":"提示文字。","examples":["请选择维度"],"minLength":1}}}}};
const pattern47 = new RegExp("^[a-z][a-z0-9_]{1,60}$", "u");
const pattern49 = new RegExp("\\.sql$", "u");
const schema116 = {"title":"ReportParam","type":"object","description":"SQL 中的一个参数，写作 ${key}。","examples":[{"key":"dimension","title":"维度","type":"select","options":[{"value":"month","text":"月份"}]}],"required":["key","title","type"],"unevaluatedProperties":false,"properties":{"key":{"type":"string","description":"参数名，SQL 里写作 ${key}。","examples":["dimension"],"minLength":1,"pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"title":{"type":"string","description":"查询表单里的标签。","examples":["维度"],"minLength":1},"type":{"type":"string","description":"输入方式，决定参数的类型。","examples":["select"],"minLength":1,"enum":["input","inputNumber","select","date","datetime"]},"options":{"type":"array","description":"可选值；给出后只接受这些值。","examples":[[{"value":"month","text":"月份"}]],"minItems":1,"items":{"$ref":"option.schema.json"}},"dictCode":{"type":"string","description":"可选值取自字典。","examples":["order_status"],"minLength":1,"x-ref":"dictionary"},"required":{"type":"boolean","description":"必填。","examples":[true],"default":false},"defaultValue":{"type":["string","number"],"description":"默认值。","examples":["month"]},"placeholder":{"type":"string","description":"提示文字。","examples":["请选择维度"],"minLength":1}}};

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))){
validate496.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate496.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern10.test(data0)){
validate496.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\""}];
return false;
}
}
}
else {
validate496.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate496.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate496.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs5 = errors;
if(!(((((data2 === "input") || (data2 === "inputNumber")) || (data2 === "select")) || (data2 === "date")) || (data2 === "datetime"))){
validate496.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema116.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate496.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate496.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data3 = data.options;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate496.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate143(data3[i0], {instancePath:instancePath+"/options/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate496.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dictCode !== undefined){
let data5 = data.dictCode;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
validate496.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate496.errors = [{instancePath:instancePath+"/dictCode",schemaPath:"#/properties/dictCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
const _errs12 = errors;
if(typeof data.required !== "boolean"){
validate496.errors = [{instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data7 = data.defaultValue;
const _errs14 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
validate496.errors = [{instancePath:instancePath+"/defaultValue",schemaPath:"#/properties/defaultValue/type",keyword:"type",params:{type: schema116.properties.defaultValue.type},message:"must be string,number"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data8 = data.placeholder;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length < 1){
validate496.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate496.errors = [{instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((key0 !== "key") && (key0 !== "title")) && (key0 !== "type")) && (key0 !== "options")) && (key0 !== "dictCode")) && (key0 !== "required")) && (key0 !== "defaultValue")) && (key0 !== "placeholder")){
validate496.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate496.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate499.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((((((((((((((((((((((data0 === "normal") || (data0 === "input")) || (data0 === "inputNumber")) || (data0 === "textarea")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "list_multi")) || (data0 === "switch")) || (data0 === "date")) || (data0 === "datetime")) || (data0 === "time")) || (data0 === "tags")) || (data0 === "hidden")) || (data0 === "checkbox")) || (data0 === "checkbox_meta")) || (data0 === "progress")) || (data0 === "ellipsis")) || (data0 === "input_pop")) || (data0 === "sel_search")) || (data0 === "sel_search_async")) || (data0 === "popup")) || (data0 === "sel_user")) || (data0 === "sel_depart")) || (data0 === "upload")) || (data0 === "file")) || (data0 === "image")) || (data0 === "slot"))){
validate499.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "normal"){
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "input"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inputNumber"){
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list_multi"){
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "switch"){
if(!(validate169(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "datetime"){
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "time"){
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tags"){
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "hidden"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_meta"){
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "progress"){
if(!(validate257(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ellipsis"){
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input_pop"){
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search"){
if(!(validate290(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search_async"){
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "popup"){
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_user"){
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_depart"){
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "upload"){
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slot"){
if(!(validate378(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate378.errors : vErrors.concat(validate378.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
}
}
else {
validate499.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate499.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate499.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.sql === undefined) && (missing0 = "sql"))) || ((data.columns === undefined) && (missing0 = "columns"))){
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate495.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate495.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate495.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate495.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate495.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate495.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data3 = data.code;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
validate495.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern47.test(data3)){
validate495.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{1,60}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{1,60}$"+"\""}];
return false;
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
validate495.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern9.test(data4)){
validate495.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$"+"\""}];
return false;
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/permission",schemaPath:"#/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sql !== undefined){
let data5 = data.sql;
const _errs11 = errors;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
validate495.errors = [{instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/type",keyword:"type",params:{type: schema115.properties.sql.type},message:"must be string,array"}];
return false;
}
const _errs13 = errors;
let valid1 = true;
const _errs14 = errors;
if(typeof data5 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern49.test(data5)){
validate495.errors = [{instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/then/pattern",keyword:"pattern",params:{pattern: "\\.sql$"},message:"must match pattern \""+"\\.sql$"+"\""}];
return false;
}
}
else {
validate495.errors = [{instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/then/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var _valid0 = _errs16 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data5)){
if(data5.length < 1){
validate495.errors = [{instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/else/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data5[i0] !== "string"){
validate495.errors = [{instancePath:instancePath+"/sql/" + i0,schemaPath:"#/properties/sql/else/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/else/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var _valid0 = _errs18 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate495.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data7 = data.params;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate496(data7[i1], {instancePath:instancePath+"/params/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data9 = data.columns;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data9)){
if(data9.length < 1){
validate495.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
const _errs27 = errors;
if(!(validate499(data9[i2], {instancePath:instancePath+"/columns/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data11 = data.query;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data11)){
var valid5 = true;
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
const _errs30 = errors;
if(!(validate430(data11[i3], {instancePath:instancePath+"/query/" + i3,parentData:data11,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
var valid5 = _errs30 === errors;
if(!valid5){
break;
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
const _errs31 = errors;
if(!(validate449(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((((key0 !== "$schema") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "code")) && (key0 !== "permission")) && (key0 !== "sql")) && (key0 !== "params")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "sort")){
validate495.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}
validate495.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate_columns = validate530;
const schema118 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"ColumnsFile","description":"多处共用的一组列。","examples":[{"title":"订单常用列","columns":["orderId","amount"]}],"required":["title","columns"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单常用列"],"minLength":1},"columns":{"type":"array","description":"列，按显示次序。","examples":[["orderId"]],"minItems":1,"items":{"$ref":"column.schema.json"}}}};

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.columns === undefined) && (missing0 = "columns"))){
validate530.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate530.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate530.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate530.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate530.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data2 = data.columns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate530.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate60(data2[i0], {instancePath:instancePath+"/columns/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate530.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "$schema") && (key0 !== "title")) && (key0 !== "columns")){
validate530.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate530.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate_query = validate532;
const schema119 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"QueryFile","description":"多处共用的查询表单。","examples":[{"title":"订单查询","items":["orderId"]}],"required":["title","items"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单查询"],"minLength":1},"items":{"type":"array","description":"查询项，按显示次序。","examples":[["orderId"]],"minItems":1,"items":{"$ref":"queryItem.schema.json"}}}};

function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.items === undefined) && (missing0 = "items"))){
validate532.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate532.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate532.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate532.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate532.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data2 = data.items;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate532.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate430(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate532.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "$schema") && (key0 !== "title")) && (key0 !== "items")){
validate532.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate532.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate_picker = validate534;
const schema120 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PickerFile","description":"选择器：弹窗里选记录，带回几个值。","examples":[{"title":"选择订单","type":"popup","report":"market/order-analysis","value":"label"}],"type":"object","discriminator":{"propertyName":"type"},"required":["type"],"properties":{"type":{"enum":["popup"],"description":"选择器类型：popup 报表弹窗。","examples":["popup"]}},"oneOf":[{"$ref":"pickers/popup.schema.json"}]};
const schema121 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"PopupPicker","description":"报表弹窗选择器。","examples":[{"title":"选择月份","type":"popup","report":"market/order-analysis","value":"label"}],"type":"object","required":["title","type","report","value"],"unevaluatedProperties":false,"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["选择月份"],"minLength":1},"type":{"const":"popup","description":"选择器类型：报表弹窗。","examples":["popup"]},"report":{"type":"string","description":"报表的路径。","examples":["market/order-analysis"],"minLength":1,"x-ref":"report"},"value":{"type":"string","description":"取作值的输出列。","examples":["label"],"minLength":1,"x-ref":"field"},"text":{"type":"string","description":"显示用的输出列；省略时同 value。","examples":["label"],"minLength":1,"x-ref":"field"},"multiple":{"type":"boolean","description":"可多选，以逗号相连。","examples":[true],"default":false},"width":{"type":"integer","description":"弹窗宽度，像素。","examples":[1200],"minimum":400,"maximum":1600,"default":1200}}};

function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate535.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.report === undefined) && (missing0 = "report"))) || ((data.value === undefined) && (missing0 = "value"))){
validate535.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate535.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate535.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate535.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate535.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("popup" !== data.type){
validate535.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "popup"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data3 = data.report;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
validate535.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate535.errors = [{instancePath:instancePath+"/report",schemaPath:"#/properties/report/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
validate535.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate535.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data5 = data.text;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
validate535.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate535.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs12 = errors;
if(typeof data.multiple !== "boolean"){
validate535.errors = [{instancePath:instancePath+"/multiple",schemaPath:"#/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data7 = data.width;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate535.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1600 || isNaN(data7)){
validate535.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1600},message:"must be <= 1600"}];
return false;
}
else {
if(data7 < 400 || isNaN(data7)){
validate535.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((key0 !== "$schema") && (key0 !== "title")) && (key0 !== "type")) && (key0 !== "report")) && (key0 !== "value")) && (key0 !== "text")) && (key0 !== "multiple")) && (key0 !== "width")){
validate535.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate535.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate535.errors = vErrors;
return errors === 0;
}
validate535.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate534.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if(!(data.type === "popup")){
validate534.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema120.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "popup"){
if(!(validate535(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
errors = vErrors.length;
}
var props0 = true;
}
else {
validate534.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate534.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
}
}
else {
validate534.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate534.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate534.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const validate_form = validate537;
const schema122 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"FormFile","description":"多处共用的表单。","examples":[{"title":"订单表单","columns":2,"fields":["orderId"]}],"required":["title","fields"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单表单"],"minLength":1},"columns":{"type":"integer","description":"每行几列。","examples":[2],"minimum":1,"maximum":4,"default":2},"width":{"type":"integer","description":"弹窗宽度，像素。","examples":[800],"minimum":400,"maximum":1600,"default":800},"fields":{"type":"array","description":"表单项，按显示次序；省略时为模型的全部字段。","examples":[["orderId"]],"minItems":1,"items":{"$ref":"column.schema.json"}}}};

function validate537(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate537.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.fields === undefined) && (missing0 = "fields"))){
validate537.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate537.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate537.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate537.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate537.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data2 = data.columns;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate537.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 4 || isNaN(data2)){
validate537.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate537.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate537.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1600 || isNaN(data3)){
validate537.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1600},message:"must be <= 1600"}];
return false;
}
else {
if(data3 < 400 || isNaN(data3)){
validate537.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data4 = data.fields;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
validate537.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate60(data4[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate537.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((key0 !== "$schema") && (key0 !== "title")) && (key0 !== "columns")) && (key0 !== "width")) && (key0 !== "fields")){
validate537.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
}
else {
validate537.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate537.errors = vErrors;
return errors === 0;
}
validate537.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate_dictionary = validate539;
const schema123 = {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","unevaluatedProperties":false,"title":"DictionaryFile","description":"字典：一组值与文字。编码即文件名。","examples":[{"title":"订单状态","items":[{"value":"Shipped","text":"已发货"}]}],"required":["title","items"],"properties":{"$schema":{"type":"string","description":"本文件遵循的模式文件的相对路径；编辑器据此补全与提示。","examples":["../../schemas/model.schema.json"],"minLength":1},"title":{"type":"string","description":"中文标题，显示在菜单、页签与页头。","examples":["订单状态"],"minLength":1},"description":{"type":"string","description":"一句话说明，显示在标题之下。","examples":["按月份、省邦、品类汇总订单"],"minLength":1},"items":{"type":"array","description":"字典项，按显示次序。","examples":[[{"value":"Shipped","text":"已发货"}]],"minItems":1,"items":{"$ref":"option.schema.json"}}}};

function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate539.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.items === undefined) && (missing0 = "items"))){
validate539.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate539.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate539.errors = [{instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate539.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate539.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
validate539.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate539.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data3 = data.items;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
validate539.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate143(data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate539.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((key0 !== "$schema") && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "items")){
validate539.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate539.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate539.errors = vErrors;
return errors === 0;
}
validate539.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** By file kind. */
export const validators = { app: validate_app, menu: validate_menu, screen: validate_screen, model: validate_model, report: validate_report, columns: validate_columns, query: validate_query, picker: validate_picker, form: validate_form, dictionary: validate_dictionary };
