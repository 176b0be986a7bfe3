// Written by `npm run types` from schemas/*.schema.json. Do not edit.
"use strict";
export const validate_app = validate52;
const pattern3 = new RegExp("^[a-z]+(-[a-z]+)*( [^:：]+)?[:：]\\s*\\S", "u");
function validate53(data){
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate53.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
const pattern8 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");
function validate55(data){
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.title === undefined) && (missing0 = "title"))){
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
return false;
}
}
else {
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
if(data1.length > 50){
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
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
if((key0 !== "code") && (key0 !== "title")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern9 = new RegExp("^(?!(?:id|username|realname|orgCode|roles)$)[a-z][A-Za-z0-9]{0,39}$", "u");
function validate57(data){
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.user === undefined) && (missing0 = "user"))){
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data2 = data.value;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data3 = data.user;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
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
if((((key0 !== "name") && (key0 !== "model")) && (key0 !== "value")) && (key0 !== "user")){
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
return false;
}
}
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern4 = new RegExp("^/", "u");
const pattern6 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
function validate52(data){
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shortTitle !== undefined){
let data3 = data.shortTitle;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data4 = data.home;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern4.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeZone !== undefined){
let data5 = data.timeZone;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
const _errs12 = errors;
if(typeof data.captcha !== "boolean"){
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openRoutes !== undefined){
let data7 = data.openRoutes;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data9 = data.theme;
const _errs18 = errors;
if(errors === _errs18){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.primaryColor !== undefined){
let data10 = data9.primaryColor;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern6.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
for(const key0 in data9){
if(key0 !== "primaryColor"){
return false;
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data11 = data.signature;
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((data11.paths === undefined) && (missing1 = "paths")){
return false;
}
else {
if(data11.paths !== undefined){
let data12 = data11.paths;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
return false;
}
}
else {
return false;
}
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
else {
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
for(const key1 in data11){
if(key1 !== "paths"){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
let data14 = data.roles;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
if(data14.length < 1){
return false;
}
else {
var valid5 = true;
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
const _errs32 = errors;
if(!(validate55(data14[i2]))){
errors++;
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userLists !== undefined){
let data16 = data.userLists;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
if(data16.length < 1){
return false;
}
else {
var valid6 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
const _errs35 = errors;
if(!(validate57(data16[i3]))){
errors++;
}
var valid6 = _errs35 === errors;
if(!valid6){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key2 in data){
if((((((((((((key2 !== "$schema") && (key2 !== "allow")) && (key2 !== "title")) && (key2 !== "shortTitle")) && (key2 !== "home")) && (key2 !== "timeZone")) && (key2 !== "captcha")) && (key2 !== "openRoutes")) && (key2 !== "theme")) && (key2 !== "signature")) && (key2 !== "roles")) && (key2 !== "userLists")){
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
}
else {
return false;
}
}
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_menu = validate59;
const pattern11 = new RegExp("^https?://", "u");
const wrapper0 = {validate: validate61};
function validate61(data){
let errors = 0;
const evaluated0 = validate61.evaluated;
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
return false;
}
}
else {
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
if(typeof data1 !== "string"){
return false;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "account-book") || (data1 === "apartment")) || (data1 === "api")) || (data1 === "appstore")) || (data1 === "area-chart")) || (data1 === "audit")) || (data1 === "bank")) || (data1 === "bar-chart")) || (data1 === "bell")) || (data1 === "book")) || (data1 === "bug")) || (data1 === "bulb")) || (data1 === "calendar")) || (data1 === "car")) || (data1 === "clock-circle")) || (data1 === "cloud")) || (data1 === "cluster")) || (data1 === "code")) || (data1 === "contacts")) || (data1 === "container")) || (data1 === "dashboard")) || (data1 === "database")) || (data1 === "desktop")) || (data1 === "dollar")) || (data1 === "file")) || (data1 === "file-text")) || (data1 === "folder")) || (data1 === "fund")) || (data1 === "global")) || (data1 === "hdd")) || (data1 === "home")) || (data1 === "inbox")) || (data1 === "key")) || (data1 === "line-chart")) || (data1 === "link")) || (data1 === "mail")) || (data1 === "message")) || (data1 === "money-collect")) || (data1 === "monitor")) || (data1 === "notification")) || (data1 === "pie-chart")) || (data1 === "profile")) || (data1 === "safety")) || (data1 === "schedule")) || (data1 === "setting")) || (data1 === "shop")) || (data1 === "shopping")) || (data1 === "shopping-cart")) || (data1 === "table")) || (data1 === "tags")) || (data1 === "team")) || (data1 === "thunderbolt")) || (data1 === "tool")) || (data1 === "transaction")) || (data1 === "truck")) || (data1 === "user")) || (data1 === "wallet"))){
return false;
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
return false;
}
else {
if(!pattern4.test(data2)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
else {
if(!pattern11.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frame !== undefined){
const _errs11 = errors;
if(typeof data.frame !== "boolean"){
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs13 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alwaysShow !== undefined){
const _errs15 = errors;
if(typeof data.alwaysShow !== "boolean"){
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keepAlive !== undefined){
const _errs17 = errors;
if(typeof data.keepAlive !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hiddenHeaderContent !== undefined){
const _errs19 = errors;
if(typeof data.hiddenHeaderContent !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
let data10 = data.children;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
if(data10.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(!(wrapper0.validate(data10[i0]))){
errors++;
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
}
else {
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
if(((((((((((key0 !== "title") && (key0 !== "icon")) && (key0 !== "path")) && (key0 !== "screen")) && (key0 !== "url")) && (key0 !== "frame")) && (key0 !== "hidden")) && (key0 !== "alwaysShow")) && (key0 !== "keepAlive")) && (key0 !== "hiddenHeaderContent")) && (key0 !== "children")){
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
return false;
}
}
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate59(data){
let errors = 0;
const evaluated0 = validate59.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data2 = data.items;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate61(data2[i0]))){
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
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
if(((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "items")){
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
return false;
}
}
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_screen = validate63;
const pattern12 = new RegExp("^[a-z][a-z0-9_-]*(:[a-z0-9_-]+)*$", "u");
function validate65(data){
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
if((data.title === undefined) && (missing0 = "title")){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate65.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate69(data){
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern13 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");
const pattern14 = new RegExp("^[^/]+(/[^/]+){0,3}$", "u");
function validate75(data){
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
return false;
}
if(!(((((((((((((((((((((((((((((((data === "required") || (data === "unique")) || (data === "cron")) || (data === "*")) || (data === "n6-16")) || (data === "*6-16")) || (data === "s6-18")) || (data === "url")) || (data === "e")) || (data === "m")) || (data === "p")) || (data === "s")) || (data === "n")) || (data === "z")) || (data === "money")) || (data === "only")) || (data === "mobile")) || (data === "username")) || (data === "email")) || (data === "natural")) || (data === "letters")) || (data === "landline")) || (data === "bankCard")) || (data === "idNumber")) || (data === "nationalId")) || (data === "qq")) || (data === "httpUrl")) || (data === "code20")) || (data === "name2-100")) || (data === "digitsAndNewlines")) || (data === "max255"))){
return false;
}
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate78(data){
let errors = 0;
const evaluated0 = validate78.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("required" !== data.rule){
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
return false;
}
}
else {
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
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate79(data){
let errors = 0;
const evaluated0 = validate79.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("unique" !== data.rule){
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
return false;
}
}
else {
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
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate80(data){
let errors = 0;
const evaluated0 = validate80.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("pattern" !== data.rule){
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
return false;
}
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate81(data){
let errors = 0;
const evaluated0 = validate81.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("regex" !== data.rule){
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate82(data){
let errors = 0;
const evaluated0 = validate82.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("length" !== data.rule){
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
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
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
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
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
if(data.measure !== undefined){
let data3 = data.measure;
const _errs6 = errors;
if(typeof data3 !== "string"){
return false;
}
if(!((data3 === "characters") || (data3 === "display"))){
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data4 = data.message;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((key0 !== "rule") && (key0 !== "min")) && (key0 !== "max")) && (key0 !== "measure")) && (key0 !== "message")){
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
return false;
}
}
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate83(data){
let errors = 0;
const evaluated0 = validate83.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("range" !== data.rule){
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
return false;
}
}
else {
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
return false;
}
}
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate84(data){
let errors = 0;
const evaluated0 = validate84.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("cron" !== data.rule){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weekNumbers !== undefined){
let data1 = data.weekNumbers;
const _errs2 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!((data1 === "quartz") || (data1 === "legacy"))){
return false;
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
return false;
}
}
else {
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
if(((key0 !== "rule") && (key0 !== "weekNumbers")) && (key0 !== "message")){
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
return false;
}
}
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate86(data){
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate85(data){
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rule === undefined) && (missing0 = "rule")) || ((data.expression === undefined) && (missing0 = "expression"))){
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("expression" !== data.rule){
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
if(!(validate86(data.expression))){
errors++;
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
return false;
}
}
else {
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
return false;
}
}
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate88(data){
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.rule === undefined) && (missing0 = "rule")) || ((data.code === undefined) && (missing0 = "code"))){
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("checkRule" !== data.rule){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 100){
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
if(((key0 !== "rule") && (key0 !== "code")) && (key0 !== "message")){
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
return false;
}
}
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate89(data){
let errors = 0;
const evaluated0 = validate89.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
const _errs1 = errors;
if("digits" !== data.rule){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whole !== undefined){
let data1 = data.whole;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 400 || isNaN(data1)){
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decimals !== undefined){
let data2 = data.decimals;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
return false;
}
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
return false;
}
}
else {
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
if((((key0 !== "rule") && (key0 !== "whole")) && (key0 !== "decimals")) && (key0 !== "message")){
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
return false;
}
}
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate77(data){
let errors = 0;
const evaluated0 = validate77.evaluated;
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
return false;
}
else {
if(data.rule !== undefined){
let data0 = data.rule;
const _errs2 = errors;
if(!((((((((((data0 === "required") || (data0 === "unique")) || (data0 === "pattern")) || (data0 === "regex")) || (data0 === "length")) || (data0 === "range")) || (data0 === "cron")) || (data0 === "expression")) || (data0 === "checkRule")) || (data0 === "digits"))){
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
if(!(validate78(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "unique"){
if(!(validate79(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pattern"){
if(!(validate80(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "regex"){
if(!(validate81(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "length"){
if(!(validate82(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "range"){
if(!(validate83(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cron"){
if(!(validate84(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "expression"){
if(!(validate85(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkRule"){
if(!(validate88(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "digits"){
if(!(validate89(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate74(data){
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate75(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate77(data))){
errors++;
}
else {
var props0 = validate77.evaluated.props;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":true,"dynamicItems":false};
const pattern15 = new RegExp("^[a-z][a-z0-9_]{0,40}$", "u");
function validate106(data){
let errors = 0;
const evaluated0 = validate106.evaluated;
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
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4000 || isNaN(data1)){
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
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
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
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
return false;
}
else {
if(!pattern15.test(data3)){
return false;
}
}
}
else {
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
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data6 = data.links;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((((data6.table === undefined) && (missing0 = "table")) || ((data6.own === undefined) && (missing0 = "own"))) || ((data6.other === undefined) && (missing0 = "other"))){
return false;
}
else {
if(data6.table !== undefined){
let data7 = data6.table;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
else {
if(!pattern15.test(data7)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.own !== undefined){
let data8 = data6.own;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(data8.length < 1){
return false;
}
else {
if(!pattern15.test(data8)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.other !== undefined){
let data9 = data6.other;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
else {
if(!pattern15.test(data9)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.target !== undefined){
let data10 = data6.target;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern15.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data6){
if((((key0 !== "table") && (key0 !== "own")) && (key0 !== "other")) && (key0 !== "target")){
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
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if(((((((key1 !== "type") && (key1 !== "length")) && (key1 !== "scale")) && (key1 !== "column")) && (key1 !== "index")) && (key1 !== "unique")) && (key1 !== "links")){
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
return false;
}
}
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate108(data){
let errors = 0;
const evaluated0 = validate108.evaluated;
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
if(!(((((((data0 === "single") || (data0 === "like")) || (data0 === "group")) || (data0 === "ne")) || (data0 === "ge")) || (data0 === "le")) || (data0 === "below"))){
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate110(data){
let errors = 0;
const evaluated0 = validate110.evaluated;
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4 || isNaN(data1)){
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
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
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate73(data){
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
if((data.key === undefined) && (missing0 = "key")){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate73.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate72(data){
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("normal" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate114(data){
let errors = 0;
const evaluated0 = validate114.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate114.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate113(data){
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate114(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("input" !== data.type){
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
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
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
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "maxLength")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate125(data){
let errors = 0;
const evaluated0 = validate125.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate125.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate124(data){
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate125(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "inputNumber") || (data0 === "input-number"))){
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 12 || isNaN(data3)){
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.isOrder !== undefined){
const _errs13 = errors;
if(typeof data.isOrder !== "boolean"){
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.currency !== undefined){
let data7 = data.currency;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.look !== undefined){
let data8 = data.look;
const _errs17 = errors;
if(!(((data8 === "bar") || (data8 === "heat")) || (data8 === "spark"))){
return false;
}
if(errors === _errs17){
if(typeof data8 === "string"){
if(data8.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.unit !== undefined){
let data9 = data.unit;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "min")) && (key0 !== "max")) && (key0 !== "precision")) && (key0 !== "thousands")) && (key0 !== "format")) && (key0 !== "isOrder")) && (key0 !== "currency")) && (key0 !== "look")) && (key0 !== "unit")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate136(data){
let errors = 0;
const evaluated0 = validate136.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate136.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate135(data){
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("textarea" !== data.type){
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
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20 || isNaN(data1)){
return false;
}
else {
if(data1 < 2 || isNaN(data1)){
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
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "rows")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate147(data){
let errors = 0;
const evaluated0 = validate147.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate147.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate158(data){
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((((((data === "success") || (data === "processing")) || (data === "warning")) || (data === "error")) || (data === "default")) || (data === "red")) || (data === "volcano")) || (data === "orange")) || (data === "gold")) || (data === "lime")) || (data === "green")) || (data === "cyan")) || (data === "blue")) || (data === "geekblue")) || (data === "purple")) || (data === "magenta"))){
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}
validate158.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate157(data){
let errors = 0;
const evaluated0 = validate157.evaluated;
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
return false;
}
else {
if(data.value !== undefined){
const _errs1 = errors;
if(typeof data.value !== "string"){
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
return false;
}
}
else {
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
const _errs5 = errors;
if(!(validate158(data.color))){
errors++;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs6 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data4 = data.parent;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((key0 !== "value") && (key0 !== "text")) && (key0 !== "color")) && (key0 !== "disabled")) && (key0 !== "parent")){
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
return false;
}
}
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate146(data){
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate147(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "select") || (data0 === "select-search"))){
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
else {
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate157(data6[i0]))){
errors++;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
else {
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
if(((((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "linkageKey")) && (key0 !== "multiple")) && (key0 !== "allowInput")) && (key0 !== "allowSearch")) && (key0 !== "dictCode")) && (key0 !== "options")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate162(data){
let errors = 0;
const evaluated0 = validate162.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate162.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate161(data){
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate162(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("radio" !== data.type){
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
return false;
}
}
else {
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
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate157(data2[i0]))){
errors++;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.allowClear !== undefined){
const _errs8 = errors;
if(typeof data.allowClear !== "boolean"){
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "dictCode")) && (key0 !== "options")) && (key0 !== "allowClear")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate174(data){
let errors = 0;
const evaluated0 = validate174.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate174.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate173(data){
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate174(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "list_multi") || (data0 === "select-multiple")) || (data0 === "multi-select"))){
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
return false;
}
}
else {
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
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate157(data3[i0]))){
errors++;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
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
if((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "allowSearch")) && (key0 !== "dictCode")) && (key0 !== "options")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate186(data){
let errors = 0;
const evaluated0 = validate186.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate186.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate185(data){
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate186(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("switch" !== data.type){
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
return false;
}
else {
if(data1.length < 2){
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
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
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "customValue")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate197(data){
let errors = 0;
const evaluated0 = validate197.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate197.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate196(data){
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate197(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("date" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.period !== undefined){
let data1 = data.period;
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!(((((data1 === "date") || (data1 === "year")) || (data1 === "month")) || (data1 === "week")) || (data1 === "quarter"))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "period")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate208(data){
let errors = 0;
const evaluated0 = validate208.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate208.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate207(data){
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate208(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("datetime" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate219(data){
let errors = 0;
const evaluated0 = validate219.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate219.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate218(data){
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate219(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("time" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate230(data){
let errors = 0;
const evaluated0 = validate230.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate230.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate240(data){
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((((((((((((((data === "success") || (data === "processing")) || (data === "warning")) || (data === "error")) || (data === "default")) || (data === "red")) || (data === "volcano")) || (data === "orange")) || (data === "gold")) || (data === "lime")) || (data === "green")) || (data === "cyan")) || (data === "blue")) || (data === "geekblue")) || (data === "purple")) || (data === "magenta"))){
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}
validate240.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate229(data){
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate230(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("tags" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.setTagColor !== undefined){
let data1 = data.setTagColor;
const _errs3 = errors;
if((typeof data1 !== "boolean") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
return false;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs6 = errors;
if(!(validate240(data1[key0]))){
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
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
if(data.groupSize !== undefined){
let data3 = data.groupSize;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20 || isNaN(data3)){
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
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
for(const key1 in data){
if(((((((((((((((((((((((((((((((key1 !== "type") && (key1 !== "setTagColor")) && (key1 !== "groupSize")) && (key1 !== "key")) && (key1 !== "title")) && (key1 !== "help")) && (key1 !== "width")) && (key1 !== "minWidth")) && (key1 !== "align")) && (key1 !== "fixed")) && (key1 !== "sortable")) && (key1 !== "hidden")) && (key1 !== "showDetails")) && (key1 !== "groupTitle")) && (key1 !== "total")) && (key1 !== "merge")) && (key1 !== "drill")) && (key1 !== "bucket")) && (key1 !== "statistics")) && (key1 !== "placeholder")) && (key1 !== "defaultValue")) && (key1 !== "validateRules")) && (key1 !== "disabled")) && (key1 !== "restricted")) && (key1 !== "visibleWhen")) && (key1 !== "disabledWhen")) && (key1 !== "requiredWhen")) && (key1 !== "value")) && (key1 !== "store")) && (key1 !== "query")) && (key1 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate229.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate243(data){
let errors = 0;
const evaluated0 = validate243.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate243.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate242(data){
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate243(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("hidden" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate254(data){
let errors = 0;
const evaluated0 = validate254.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate254.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate253(data){
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate254(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("checkbox" !== data.type){
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
return false;
}
else {
if(data1.length < 2){
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
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
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "customValue")) && (key0 !== "defaultChecked")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate265(data){
let errors = 0;
const evaluated0 = validate265.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate265.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate264(data){
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate265(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("checkbox_meta" !== data.type){
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
return false;
}
else {
if(data1.length < 2){
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
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
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "customValue")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate276(data){
let errors = 0;
const evaluated0 = validate276.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate276.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate275(data){
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate276(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("progress" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate287(data){
let errors = 0;
const evaluated0 = validate287.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate287.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate286(data){
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("ellipsis" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.userAgent !== undefined){
const _errs3 = errors;
if(typeof data.userAgent !== "boolean"){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ellipsisLength !== undefined){
let data2 = data.ellipsisLength;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
return false;
}
else {
if(data2 < 2 || isNaN(data2)){
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
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "userAgent")) && (key0 !== "ellipsisLength")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate298(data){
let errors = 0;
const evaluated0 = validate298.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate298.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate297(data){
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate298(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("input_pop" !== data.type){
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
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 800 || isNaN(data1)){
return false;
}
else {
if(data1 < 100 || isNaN(data1)){
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
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600 || isNaN(data2)){
return false;
}
else {
if(data2 < 60 || isNaN(data2)){
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
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "popWidth")) && (key0 !== "popHeight")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate309(data){
let errors = 0;
const evaluated0 = validate309.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate309.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate308(data){
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate309(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.dictCode === undefined) && (missing0 = "dictCode"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_search" !== data.type){
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
return false;
}
}
else {
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
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "dictCode")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate320(data){
let errors = 0;
const evaluated0 = validate320.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate320.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate319(data){
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate320(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.dictCode === undefined) && (missing0 = "dictCode"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "sel_search_async") || (data0 === "select-dict-search"))){
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
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
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
return false;
}
}
else {
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
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "pageSize")) && (key0 !== "dictCode")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate319.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate331(data){
let errors = 0;
const evaluated0 = validate331.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate331.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate330(data){
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate331(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.picker === undefined) && (missing0 = "picker"))) || ((data.orgFields === undefined) && (missing0 = "orgFields"))) || ((data.destFields === undefined) && (missing0 = "destFields"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("popup" !== data.type){
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.paramFields !== undefined){
let data6 = data.paramFields;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.multiple !== undefined){
const _errs18 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data){
if((((((((((((((((((((((((((((((((((key1 !== "type") && (key1 !== "picker")) && (key1 !== "orgFields")) && (key1 !== "destFields")) && (key1 !== "paramFields")) && (key1 !== "multiple")) && (key1 !== "key")) && (key1 !== "title")) && (key1 !== "help")) && (key1 !== "width")) && (key1 !== "minWidth")) && (key1 !== "align")) && (key1 !== "fixed")) && (key1 !== "sortable")) && (key1 !== "hidden")) && (key1 !== "showDetails")) && (key1 !== "groupTitle")) && (key1 !== "total")) && (key1 !== "merge")) && (key1 !== "drill")) && (key1 !== "bucket")) && (key1 !== "statistics")) && (key1 !== "placeholder")) && (key1 !== "defaultValue")) && (key1 !== "validateRules")) && (key1 !== "disabled")) && (key1 !== "restricted")) && (key1 !== "visibleWhen")) && (key1 !== "disabledWhen")) && (key1 !== "requiredWhen")) && (key1 !== "value")) && (key1 !== "store")) && (key1 !== "query")) && (key1 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate330.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate342(data){
let errors = 0;
const evaluated0 = validate342.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate342.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate341(data){
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate342(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "sel_user") || (data0 === "userSelect")) || (data0 === "user-select"))){
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
return false;
}
}
else {
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
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "picker")) && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate353(data){
let errors = 0;
const evaluated0 = validate353.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate353.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate352(data){
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate353(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((data0 === "sel_depart") || (data0 === "departSelect")) || (data0 === "depart-select"))){
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
return false;
}
}
else {
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
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "picker")) && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate352.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate364(data){
let errors = 0;
const evaluated0 = validate364.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate364.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
const pattern66 = new RegExp("^\\.[a-z0-9]{1,8}$", "u");
const pattern67 = new RegExp("^/(?!/)[\\w/.-]*$", "u");
const pattern68 = new RegExp("^\\w{1,40}$", "u");
const pattern69 = new RegExp("^[\\w-]{1,40}(?:/[\\w-]{1,40}){0,3}$", "u");
function validate363(data){
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate364(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("upload" !== data.type){
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
if(!pattern66.test(data2)){
return false;
}
}
else {
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
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.action !== undefined){
let data5 = data.action;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 200){
return false;
}
else {
if(!pattern67.test(data5)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.token !== undefined){
const _errs13 = errors;
if(typeof data.token !== "boolean"){
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseName !== undefined){
let data7 = data.responseName;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(!pattern68.test(data7)){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.biz !== undefined){
let data8 = data.biz;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern69.test(data8)){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "accept")) && (key0 !== "allowDownload")) && (key0 !== "allowRemove")) && (key0 !== "action")) && (key0 !== "token")) && (key0 !== "responseName")) && (key0 !== "biz")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate363.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate375(data){
let errors = 0;
const evaluated0 = validate375.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate375.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate374(data){
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate375(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("file" !== data.type){
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
if(!pattern66.test(data2)){
return false;
}
}
else {
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
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxCount !== undefined){
let data5 = data.maxCount;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
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
if(data.action !== undefined){
let data6 = data.action;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 200){
return false;
}
else {
if(!pattern67.test(data6)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.token !== undefined){
const _errs15 = errors;
if(typeof data.token !== "boolean"){
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseName !== undefined){
let data8 = data.responseName;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern68.test(data8)){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.biz !== undefined){
let data9 = data.biz;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern69.test(data9)){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "accept")) && (key0 !== "allowDownload")) && (key0 !== "allowRemove")) && (key0 !== "maxCount")) && (key0 !== "action")) && (key0 !== "token")) && (key0 !== "responseName")) && (key0 !== "biz")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate374.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate386(data){
let errors = 0;
const evaluated0 = validate386.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate386.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate385(data){
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate386(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("image" !== data.type){
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
if(!pattern66.test(data2)){
return false;
}
}
else {
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
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxCount !== undefined){
let data5 = data.maxCount;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50 || isNaN(data5)){
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
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
if(data.action !== undefined){
let data6 = data.action;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 200){
return false;
}
else {
if(!pattern67.test(data6)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.token !== undefined){
const _errs15 = errors;
if(typeof data.token !== "boolean"){
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.responseName !== undefined){
let data8 = data.responseName;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern68.test(data8)){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.biz !== undefined){
let data9 = data.biz;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern69.test(data9)){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "accept")) && (key0 !== "allowDownload")) && (key0 !== "allowRemove")) && (key0 !== "maxCount")) && (key0 !== "action")) && (key0 !== "token")) && (key0 !== "responseName")) && (key0 !== "biz")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate385.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate397(data){
let errors = 0;
const evaluated0 = validate397.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate397.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate396(data){
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate397(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.slotName === undefined) && (missing0 = "slotName"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("slot" !== data.type){
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
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
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
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "slotName")) && (key0 !== "href")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate408(data){
let errors = 0;
const evaluated0 = validate408.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate408.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate407(data){
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate408(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("password" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate407.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate419(data){
let errors = 0;
const evaluated0 = validate419.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate419.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate418(data){
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate419(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_role" !== data.type){
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
return false;
}
}
else {
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
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "picker")) && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate418.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate430(data){
let errors = 0;
const evaluated0 = validate430.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate430.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate429(data){
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate430(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_position" !== data.type){
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
return false;
}
}
else {
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
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "picker")) && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate441(data){
let errors = 0;
const evaluated0 = validate441.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate441.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate440(data){
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate441(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.dictCode === undefined) && (missing0 = "dictCode"))){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "sel_tree") || (data0 === "sel-tree"))){
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
return false;
}
}
else {
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
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.condition !== undefined){
let data3 = data.condition;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
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
if((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "dictCode")) && (key0 !== "multiple")) && (key0 !== "condition")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate440.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate452(data){
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
if((data.key === undefined) && (missing0 = "key")){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate452.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate451(data){
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate452(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((data0 === "cat_tree") || (data0 === "cat-tree"))){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pcode !== undefined){
let data1 = data.pcode;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.picker !== undefined){
let data2 = data.picker;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.textField !== undefined){
let data3 = data.textField;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.multiple !== undefined){
const _errs9 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.condition !== undefined){
let data5 = data.condition;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "pcode")) && (key0 !== "picker")) && (key0 !== "textField")) && (key0 !== "multiple")) && (key0 !== "condition")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate451.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate463(data){
let errors = 0;
const evaluated0 = validate463.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate463.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate462(data){
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate463(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("pca" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.displayLevel !== undefined){
let data1 = data.displayLevel;
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!((((data1 === "province") || (data1 === "city")) || (data1 === "region")) || (data1 === "all"))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.areaType !== undefined){
let data2 = data.areaType;
const _errs5 = errors;
if(typeof data2 !== "string"){
return false;
}
if(!((data2 === "cascader") || (data2 === "select"))){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "displayLevel")) && (key0 !== "areaType")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate462.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate474(data){
let errors = 0;
const evaluated0 = validate474.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate474.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate473(data){
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate474(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("umeditor" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.height !== undefined){
let data1 = data.height;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1200 || isNaN(data1)){
return false;
}
else {
if(data1 < 120 || isNaN(data1)){
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
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "height")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate473.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate485(data){
let errors = 0;
const evaluated0 = validate485.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate485.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate484(data){
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate485(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("markdown" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.height !== undefined){
let data1 = data.height;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1200 || isNaN(data1)){
return false;
}
else {
if(data1 < 200 || isNaN(data1)){
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
if((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "height")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate484.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate496(data){
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
if((data.key === undefined) && (missing0 = "key")){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate496.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate495(data){
let errors = 0;
const evaluated0 = validate495.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate496(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("code" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.height !== undefined){
let data1 = data.height;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1200 || isNaN(data1)){
return false;
}
else {
if(data1 < 120 || isNaN(data1)){
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
if(data.language !== undefined){
let data2 = data.language;
const _errs5 = errors;
if(typeof data2 !== "string"){
return false;
}
if(!((((((((((((data2 === "css") || (data2 === "javascript")) || (data2 === "html")) || (data2 === "java")) || (data2 === "objective-c")) || (data2 === "python")) || (data2 === "r")) || (data2 === "shell")) || (data2 === "sql")) || (data2 === "swift")) || (data2 === "vue")) || (data2 === "markdown"))){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "height")) && (key0 !== "language")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate495.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate507(data){
let errors = 0;
const evaluated0 = validate507.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate507.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate506(data){
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate507(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("cron" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.editor !== undefined){
let data1 = data.editor;
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!((data1 === "full") || (data1 === "tabs"))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.weekNumbers !== undefined){
let data2 = data.weekNumbers;
const _errs5 = errors;
if(typeof data2 !== "string"){
return false;
}
if(!((data2 === "quartz") || (data2 === "legacy"))){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "editor")) && (key0 !== "weekNumbers")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate506.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate518(data){
let errors = 0;
const evaluated0 = validate518.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate518.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate517(data){
let errors = 0;
const evaluated0 = validate517.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate518(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("checkbox_group" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.selectAll !== undefined){
const _errs3 = errors;
if(typeof data.selectAll !== "boolean"){
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
return false;
}
}
else {
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
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate157(data3[i0]))){
errors++;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
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
if((((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "selectAll")) && (key0 !== "dictCode")) && (key0 !== "options")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate517.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate530(data){
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
if((data.key === undefined) && (missing0 = "key")){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate530.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate529(data){
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate530(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.picker === undefined) && (missing0 = "picker"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("sel_business" !== data.type){
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
return false;
}
}
else {
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
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "picker")) && (key0 !== "multiple")) && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
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
return false;
}
}
return errors === 0;
}
validate529.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate541(data){
let errors = 0;
const evaluated0 = validate541.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate541.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate540(data){
let errors = 0;
const evaluated0 = validate540.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate541(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("slider" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate552(data){
let errors = 0;
const evaluated0 = validate552.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate552.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate551(data){
let errors = 0;
const evaluated0 = validate551.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate552(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("json" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((((((((((((((key0 !== "type") && (key0 !== "key")) && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate551.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate71(data){
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
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "normal") || (data0 === "input")) || (data0 === "inputNumber")) || (data0 === "textarea")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "list_multi")) || (data0 === "switch")) || (data0 === "date")) || (data0 === "datetime")) || (data0 === "time")) || (data0 === "tags")) || (data0 === "hidden")) || (data0 === "checkbox")) || (data0 === "checkbox_meta")) || (data0 === "progress")) || (data0 === "ellipsis")) || (data0 === "input_pop")) || (data0 === "sel_search")) || (data0 === "sel_search_async")) || (data0 === "popup")) || (data0 === "sel_user")) || (data0 === "sel_depart")) || (data0 === "upload")) || (data0 === "file")) || (data0 === "image")) || (data0 === "slot")) || (data0 === "password")) || (data0 === "sel_role")) || (data0 === "sel_position")) || (data0 === "sel_tree")) || (data0 === "cat_tree")) || (data0 === "pca")) || (data0 === "umeditor")) || (data0 === "markdown")) || (data0 === "code")) || (data0 === "cron")) || (data0 === "checkbox_group")) || (data0 === "sel_business")) || (data0 === "slider")) || (data0 === "json")) || (data0 === "select-multiple")) || (data0 === "multi-select")) || (data0 === "departSelect")) || (data0 === "depart-select")) || (data0 === "userSelect")) || (data0 === "user-select")) || (data0 === "select-search")) || (data0 === "select-dict-search")) || (data0 === "input-number")) || (data0 === "sel-tree")) || (data0 === "cat-tree"))){
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
if(!(validate72(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "input"){
if(!(validate113(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inputNumber"){
if(!(validate124(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input-number"){
if(!(validate124(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate135(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate146(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-search"){
if(!(validate146(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate161(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list_multi"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-multiple"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "multi-select"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "switch"){
if(!(validate185(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate196(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "datetime"){
if(!(validate207(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "time"){
if(!(validate218(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tags"){
if(!(validate229(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "hidden"){
if(!(validate242(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate253(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_meta"){
if(!(validate264(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "progress"){
if(!(validate275(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ellipsis"){
if(!(validate286(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input_pop"){
if(!(validate297(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search"){
if(!(validate308(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search_async"){
if(!(validate319(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-dict-search"){
if(!(validate319(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "popup"){
if(!(validate330(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_user"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "userSelect"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user-select"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_depart"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "departSelect"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "depart-select"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "upload"){
if(!(validate363(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate374(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate385(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slot"){
if(!(validate396(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "password"){
if(!(validate407(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_role"){
if(!(validate418(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_position"){
if(!(validate429(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_tree"){
if(!(validate440(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel-tree"){
if(!(validate440(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cat_tree"){
if(!(validate451(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cat-tree"){
if(!(validate451(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pca"){
if(!(validate462(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "umeditor"){
if(!(validate473(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "markdown"){
if(!(validate484(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate495(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cron"){
if(!(validate506(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_group"){
if(!(validate517(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_business"){
if(!(validate529(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slider"){
if(!(validate540(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "json"){
if(!(validate551(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate616(data){
let errors = 0;
const evaluated0 = validate616.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1200 || isNaN(data3)){
return false;
}
else {
if(data3 < 24 || isNaN(data3)){
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
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1200 || isNaN(data4)){
return false;
}
else {
if(data4 < 24 || isNaN(data4)){
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
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
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
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs17 = errors;
if(typeof data.hidden !== "boolean"){
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showDetails !== undefined){
const _errs19 = errors;
if(typeof data.showDetails !== "boolean"){
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupTitle !== undefined){
let data10 = data.groupTitle;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
else {
if(!pattern14.test(data10)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data11 = data.total;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge !== undefined){
const _errs25 = errors;
if(typeof data.merge !== "boolean"){
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
let data13 = data.drill;
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((data13.to === undefined) && (missing1 = "to")){
return false;
}
else {
if(data13.to !== undefined){
let data14 = data13.to;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.with !== undefined){
let data15 = data13.with;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key0 in data15){
let data16 = data15[key0];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs34 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data13){
if((key1 !== "to") && (key1 !== "with")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bucket !== undefined){
let data17 = data.bucket;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 9){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid3 = _errs39 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data17.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data17[i1];
if(!((typeof item0 == "number") && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
let data19 = data.statistics;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data19)){
var valid5 = true;
const len1 = data19.length;
for(let i2=0; i2<len1; i2++){
let data20 = data19[i2];
const _errs43 = errors;
if(typeof data20 !== "string"){
return false;
}
if(!((data20 === "sum") || (data20 === "average"))){
return false;
}
var valid5 = _errs43 === errors;
if(!valid5){
break;
}
}
if(valid5){
let i3 = data19.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data19[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data21 = data.placeholder;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data22 = data.defaultValue;
const _errs47 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (isFinite(data22))))){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data23 = data.validateRules;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data23)){
var valid7 = true;
const len2 = data23.length;
for(let i4=0; i4<len2; i4++){
const _errs51 = errors;
if(!(validate74(data23[i4]))){
errors++;
}
var valid7 = _errs51 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs52 = errors;
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted !== undefined){
const _errs54 = errors;
if(typeof data.restricted !== "boolean"){
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibleWhen !== undefined){
const _errs56 = errors;
if(!(validate86(data.visibleWhen))){
errors++;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabledWhen !== undefined){
const _errs57 = errors;
if(!(validate86(data.disabledWhen))){
errors++;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requiredWhen !== undefined){
const _errs58 = errors;
if(!(validate86(data.requiredWhen))){
errors++;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs59 = errors;
if(!(validate86(data.value))){
errors++;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
const _errs60 = errors;
if(!(validate106(data.store))){
errors++;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data32 = data.query;
const _errs62 = errors;
if((typeof data32 !== "boolean") && (!(data32 && typeof data32 == "object" && !Array.isArray(data32)))){
return false;
}
const _errs64 = errors;
let valid9 = true;
const _errs65 = errors;
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
const err0 = {};
errors++;
}
var _valid0 = _errs65 === errors;
errors = _errs64;
if(_valid0){
const _errs67 = errors;
if(!(validate108(data32))){
errors++;
}
var _valid0 = _errs67 === errors;
valid9 = _valid0;
}
if(!valid9){
errors++;
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data33 = data.form;
const _errs68 = errors;
if((typeof data33 !== "boolean") && (!(data33 && typeof data33 == "object" && !Array.isArray(data33)))){
return false;
}
const _errs70 = errors;
let valid10 = true;
const _errs71 = errors;
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err2 = {};
errors++;
}
var _valid1 = _errs71 === errors;
errors = _errs70;
if(_valid1){
const _errs73 = errors;
if(!(validate110(data33))){
errors++;
}
var _valid1 = _errs73 === errors;
valid10 = _valid1;
}
if(!valid10){
errors++;
return false;
}
var valid0 = _errs68 === errors;
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
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate616.evaluated = {"props":{"key":true,"title":true,"help":true,"width":true,"minWidth":true,"align":true,"fixed":true,"sortable":true,"hidden":true,"showDetails":true,"groupTitle":true,"total":true,"merge":true,"drill":true,"bucket":true,"statistics":true,"placeholder":true,"defaultValue":true,"validateRules":true,"disabled":true,"restricted":true,"visibleWhen":true,"disabledWhen":true,"requiredWhen":true,"value":true,"store":true,"query":true,"form":true},"dynamicProps":false,"dynamicItems":false};
function validate615(data){
let errors = 0;
const evaluated0 = validate615.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate616(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((((((((((((((((((((((((((((key0 !== "key") && (key0 !== "title")) && (key0 !== "help")) && (key0 !== "width")) && (key0 !== "minWidth")) && (key0 !== "align")) && (key0 !== "fixed")) && (key0 !== "sortable")) && (key0 !== "hidden")) && (key0 !== "showDetails")) && (key0 !== "groupTitle")) && (key0 !== "total")) && (key0 !== "merge")) && (key0 !== "drill")) && (key0 !== "bucket")) && (key0 !== "statistics")) && (key0 !== "placeholder")) && (key0 !== "defaultValue")) && (key0 !== "validateRules")) && (key0 !== "disabled")) && (key0 !== "restricted")) && (key0 !== "visibleWhen")) && (key0 !== "disabledWhen")) && (key0 !== "requiredWhen")) && (key0 !== "value")) && (key0 !== "store")) && (key0 !== "query")) && (key0 !== "form")){
return false;
break;
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate615.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate68(data){
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate69(data))){
errors++;
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
errors++;
}
}
else {
const err2 = {};
errors++;
}
}
var _valid1 = _errs7 === errors;
errors = _errs6;
let ifClause1;
if(_valid1){
const _errs9 = errors;
if(!(validate71(data))){
errors++;
}
else {
var props0 = validate71.evaluated.props;
}
var _valid1 = _errs9 === errors;
valid1 = _valid1;
ifClause1 = "then";
}
else {
const _errs10 = errors;
if(!(validate615(data))){
errors++;
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
errors++;
return false;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate629(data){
let errors = 0;
const evaluated0 = validate629.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}
validate629.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate631(data){
let errors = 0;
const evaluated0 = validate631.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
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
if(!(((((((data2 === "single") || (data2 === "like")) || (data2 === "group")) || (data2 === "ne")) || (data2 === "ge")) || (data2 === "le")) || (data2 === "below"))){
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
return errors === 0;
}
validate631.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate628(data){
let errors = 0;
const evaluated0 = validate628.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate629(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate631(data))){
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate628.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate634(data){
let errors = 0;
const evaluated0 = validate634.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
return false;
}
else {
if(data.field !== undefined){
let data0 = data.field;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 480 || isNaN(data2)){
return false;
}
else {
if(data2 < 180 || isNaN(data2)){
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
if(data.search !== undefined){
const _errs7 = errors;
if(typeof data.search !== "boolean"){
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((key0 !== "field") && (key0 !== "title")) && (key0 !== "width")) && (key0 !== "search")){
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
return false;
}
}
return errors === 0;
}
validate634.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate637(data){
let errors = 0;
const evaluated0 = validate637.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.groups === undefined) && (missing0 = "groups"))){
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groups !== undefined){
let data1 = data.groups;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
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
if((key0 !== "title") && (key0 !== "groups")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate637.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern114 = new RegExp("^#/\\$defs/[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate639(data){
let errors = 0;
const evaluated0 = validate639.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$ref !== undefined){
let data0 = data.$ref;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern114.test(data0)){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.$defs !== undefined){
let data1 = data.$defs;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs6 = errors;
if(!(validate639(data1[key0]))){
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
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
let data3 = data.type;
const _errs7 = errors;
if(typeof data3 !== "string"){
return false;
}
if(!((((((data3 === "string") || (data3 === "number")) || (data3 === "integer")) || (data3 === "boolean")) || (data3 === "array")) || (data3 === "object"))){
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data4 = data.title;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data6 = data.message;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined){
let data7 = data.default;
const _errs15 = errors;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enum !== undefined){
let data8 = data.enum;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
if(data8.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs19 = errors;
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(((typeof item0 !== "string") && (!((typeof item0 == "number") && (isFinite(item0))))) && (typeof item0 !== "boolean")){
continue;
}
if(typeof item0 == "string"){
item0 += "_";
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.const !== undefined){
let data10 = data.const;
const _errs21 = errors;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (typeof data10 !== "boolean")){
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minLength !== undefined){
let data11 = data.minLength;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined){
let data12 = data.maxLength;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pattern !== undefined){
let data13 = data.pattern;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(data13.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data14 = data.format;
const _errs29 = errors;
if(typeof data14 !== "string"){
return false;
}
if(!(((((data14 === "date") || (data14 === "date-time")) || (data14 === "time")) || (data14 === "email")) || (data14 === "uri"))){
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimum !== undefined){
let data15 = data.minimum;
const _errs31 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum !== undefined){
let data16 = data.maximum;
const _errs33 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclusiveMinimum !== undefined){
let data17 = data.exclusiveMinimum;
const _errs35 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclusiveMaximum !== undefined){
let data18 = data.exclusiveMaximum;
const _errs37 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multipleOf !== undefined){
let data19 = data.multipleOf;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minItems !== undefined){
let data20 = data.minItems;
const _errs41 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
return false;
}
if(errors === _errs41){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
return false;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxItems !== undefined){
let data21 = data.maxItems;
const _errs43 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
return false;
}
if(errors === _errs43){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
return false;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uniqueItems !== undefined){
const _errs45 = errors;
if(typeof data.uniqueItems !== "boolean"){
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
const _errs47 = errors;
if(!(validate639(data.items))){
errors++;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data24 = data.properties;
const _errs49 = errors;
if(errors === _errs49){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key1 in data24){
const _errs52 = errors;
if(!(validate639(data24[key1]))){
errors++;
}
var valid5 = _errs52 === errors;
if(!valid5){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
let data26 = data.required;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data26)){
var valid6 = true;
const len1 = data26.length;
for(let i2=0; i2<len1; i2++){
let data27 = data26[i2];
const _errs55 = errors;
if(errors === _errs55){
if(typeof data27 === "string"){
if(data27.length < 1){
return false;
}
}
else {
return false;
}
}
var valid6 = _errs55 === errors;
if(!valid6){
break;
}
}
if(valid6){
let i3 = data26.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data26[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dependentRequired !== undefined){
let data28 = data.dependentRequired;
const _errs57 = errors;
if(errors === _errs57){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key2 in data28){
let data29 = data28[key2];
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data29)){
if(data29.length < 1){
return false;
}
else {
var valid9 = true;
const len2 = data29.length;
for(let i4=0; i4<len2; i4++){
let data30 = data29[i4];
const _errs62 = errors;
if(errors === _errs62){
if(typeof data30 === "string"){
if(data30.length < 1){
return false;
}
}
else {
return false;
}
}
var valid9 = _errs62 === errors;
if(!valid9){
break;
}
}
if(valid9){
let i5 = data29.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data29[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
return false;
break;
}
indices2[item2] = i5;
}
}
}
}
}
else {
return false;
}
}
var valid8 = _errs60 === errors;
if(!valid8){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.if !== undefined){
const _errs64 = errors;
if(!(validate639(data.if))){
errors++;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.then !== undefined){
const _errs66 = errors;
if(!(validate639(data.then))){
errors++;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.else !== undefined){
const _errs68 = errors;
if(!(validate639(data.else))){
errors++;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allOf !== undefined){
let data34 = data.allOf;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data34)){
if(data34.length < 1){
return false;
}
else {
var valid14 = true;
const len3 = data34.length;
for(let i6=0; i6<len3; i6++){
const _errs72 = errors;
if(!(validate639(data34[i6]))){
errors++;
}
var valid14 = _errs72 === errors;
if(!valid14){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anyOf !== undefined){
let data36 = data.anyOf;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data36)){
if(data36.length < 1){
return false;
}
else {
var valid15 = true;
const len4 = data36.length;
for(let i7=0; i7<len4; i7++){
const _errs75 = errors;
if(!(validate639(data36[i7]))){
errors++;
}
var valid15 = _errs75 === errors;
if(!valid15){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oneOf !== undefined){
let data38 = data.oneOf;
const _errs76 = errors;
if(errors === _errs76){
if(Array.isArray(data38)){
if(data38.length < 1){
return false;
}
else {
var valid16 = true;
const len5 = data38.length;
for(let i8=0; i8<len5; i8++){
const _errs78 = errors;
if(!(validate639(data38[i8]))){
errors++;
}
var valid16 = _errs78 === errors;
if(!valid16){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.not !== undefined){
const _errs79 = errors;
if(!(validate639(data.not))){
errors++;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key3 in data){
if((((((((((((((((((((((((((((((((key3 !== "$ref") && (key3 !== "$defs")) && (key3 !== "type")) && (key3 !== "title")) && (key3 !== "description")) && (key3 !== "message")) && (key3 !== "default")) && (key3 !== "enum")) && (key3 !== "const")) && (key3 !== "minLength")) && (key3 !== "maxLength")) && (key3 !== "pattern")) && (key3 !== "format")) && (key3 !== "minimum")) && (key3 !== "maximum")) && (key3 !== "exclusiveMinimum")) && (key3 !== "exclusiveMaximum")) && (key3 !== "multipleOf")) && (key3 !== "minItems")) && (key3 !== "maxItems")) && (key3 !== "uniqueItems")) && (key3 !== "items")) && (key3 !== "properties")) && (key3 !== "required")) && (key3 !== "dependentRequired")) && (key3 !== "if")) && (key3 !== "then")) && (key3 !== "else")) && (key3 !== "allOf")) && (key3 !== "anyOf")) && (key3 !== "oneOf")) && (key3 !== "not")){
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
}
}
}
}
}
}
}
}
}
}
}
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
return false;
}
}
return errors === 0;
}
validate639.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate636(data){
let errors = 0;
const evaluated0 = validate636.evaluated;
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
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4 || isNaN(data0)){
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
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
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1600 || isNaN(data1)){
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
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
if(data.tabs !== undefined){
let data2 = data.tabs;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate637(data2[i0]))){
errors++;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.foldedGroups !== undefined){
let data4 = data.foldedGroups;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i2 = data4.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data4[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs12 = errors;
if(!(validate639(data.schema))){
errors++;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data7 = data.fields;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
if(data7.length < 1){
return false;
}
else {
var valid5 = true;
const len2 = data7.length;
for(let i3=0; i3<len2; i3++){
const _errs16 = errors;
if(!(validate68(data7[i3]))){
errors++;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((key0 !== "columns") && (key0 !== "width")) && (key0 !== "tabs")) && (key0 !== "foldedGroups")) && (key0 !== "schema")) && (key0 !== "fields")){
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
return false;
}
}
return errors === 0;
}
validate636.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate644(data){
let errors = 0;
const evaluated0 = validate644.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
return false;
}
if(!(((((((data === "add") || (data === "edit")) || (data === "move")) || (data === "detail")) || (data === "delete")) || (data === "batch_delete")) || (data === "export"))){
return false;
}
return errors === 0;
}
validate644.evaluated = {"dynamicProps":false,"dynamicItems":false};
const pattern116 = new RegExp("^/[A-Za-z0-9/_-]+$", "u");
const pattern119 = new RegExp("^[^/\\\\]+$", "u");
function validate647(data){
let errors = 0;
const evaluated0 = validate647.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.field === undefined) && (missing0 = "field")){
return false;
}
else {
if(data.field !== undefined){
let data0 = data.field;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(key0 !== "field"){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate647.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate649(data){
let errors = 0;
const evaluated0 = validate649.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.title === undefined) && (missing0 = "title"))){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined){
let data2 = data.placeholder;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
const _errs7 = errors;
if(typeof data.secret !== "boolean"){
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validateRules !== undefined){
let data4 = data.validateRules;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate74(data4[i0]))){
errors++;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
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
if(((((key0 !== "key") && (key0 !== "title")) && (key0 !== "placeholder")) && (key0 !== "secret")) && (key0 !== "validateRules")){
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
return false;
}
}
return errors === 0;
}
validate649.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate652(data){
let errors = 0;
const evaluated0 = validate652.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.currentUrl === undefined) && (missing0 = "currentUrl"))){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previousKey !== undefined){
let data1 = data.previousKey;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picker !== undefined){
let data2 = data.picker;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.treeUrl !== undefined){
let data3 = data.treeUrl;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern116.test(data3)){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentUrl !== undefined){
let data4 = data.currentUrl;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern116.test(data4)){
return false;
}
}
else {
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
if(((((key0 !== "key") && (key0 !== "previousKey")) && (key0 !== "picker")) && (key0 !== "treeUrl")) && (key0 !== "currentUrl")){
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
return false;
}
}
return errors === 0;
}
validate652.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate646(data){
let errors = 0;
const evaluated0 = validate646.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
return false;
}
}
else {
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
return false;
}
}
else {
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
if(!pattern116.test(data2)){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.set !== undefined){
let data3 = data.set;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length < 1){
return false;
}
else {
for(const key0 in data3){
let data4 = data3[key0];
const _errs10 = errors;
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (data4 !== null)){
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data5 = data.method;
const _errs12 = errors;
if(typeof data5 !== "string"){
return false;
}
if(!(((data5 === "GET") || (data5 === "POST")) || (data5 === "PUT"))){
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirm !== undefined){
let data6 = data.confirm;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data7 = data.when;
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if(((data7.field === undefined) && (missing1 = "field")) || ((data7.in === undefined) && (missing1 = "in"))){
return false;
}
else {
if(data7.field !== undefined){
let data8 = data7.field;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.in !== undefined){
let data9 = data7.in;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
if(data9.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(typeof data9[i0] !== "string"){
return false;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
for(const key1 in data7){
if((key1 !== "field") && (key1 !== "in")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.send !== undefined){
let data11 = data.send;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
let data12 = data11[key2];
const _errs28 = errors;
if((typeof data12 !== "string") && (!(data12 && typeof data12 == "object" && !Array.isArray(data12)))){
return false;
}
const _errs30 = errors;
let valid5 = true;
const _errs31 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err0 = {};
errors++;
}
var _valid0 = _errs31 === errors;
errors = _errs30;
let ifClause0;
if(_valid0){
const _errs33 = errors;
if(!(validate647(data12))){
errors++;
}
var _valid0 = _errs33 === errors;
valid5 = _valid0;
ifClause0 = "then";
}
else {
const _errs34 = errors;
if(typeof data12 !== "string"){
return false;
}
var _valid0 = _errs34 === errors;
valid5 = _valid0;
ifClause0 = "else";
}
if(!valid5){
errors++;
return false;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs36 = errors;
if(!(validate649(data.prompt))){
errors++;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.select !== undefined){
const _errs37 = errors;
if(!(validate652(data.select))){
errors++;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primary !== undefined){
const _errs38 = errors;
if(typeof data.primary !== "boolean"){
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.download !== undefined){
let data16 = data.download;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data16 === "string"){
if(data16.length > 100){
return false;
}
else {
if(data16.length < 1){
return false;
}
else {
if(!pattern119.test(data16)){
return false;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reveal !== undefined){
let data17 = data.reveal;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data17 === "string"){
if(data17.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reload !== undefined){
const _errs44 = errors;
if(typeof data.reload !== "boolean"){
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key3 in data){
if((((((((((((((key3 !== "code") && (key3 !== "title")) && (key3 !== "path")) && (key3 !== "set")) && (key3 !== "method")) && (key3 !== "confirm")) && (key3 !== "when")) && (key3 !== "send")) && (key3 !== "prompt")) && (key3 !== "select")) && (key3 !== "primary")) && (key3 !== "download")) && (key3 !== "reveal")) && (key3 !== "reload")){
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
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate646.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate643(data){
let errors = 0;
const evaluated0 = validate643.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate644(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate646(data))){
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate643.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate657(data){
let errors = 0;
const evaluated0 = validate657.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.buttons !== undefined){
let data0 = data.buttons;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!(((((data1 === "add") || (data1 === "save")) || (data1 === "remove")) || (data1 === "clearSelection")) || (data1 === "collapse"))){
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
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
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
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subTable !== undefined){
let data6 = data.subTable;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expand !== undefined){
let data7 = data.expand;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rowDisabledWhen !== undefined){
const _errs17 = errors;
if(!(validate86(data.rowDisabledWhen))){
errors++;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxHeight !== undefined){
let data9 = data.maxHeight;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2000 || isNaN(data9)){
return false;
}
else {
if(data9 < 120 || isNaN(data9)){
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.live !== undefined){
const _errs20 = errors;
if(typeof data.live !== "boolean"){
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((((key0 !== "buttons") && (key0 !== "size")) && (key0 !== "rowNumber")) && (key0 !== "selection")) && (key0 !== "dragSort")) && (key0 !== "subTable")) && (key0 !== "expand")) && (key0 !== "rowDisabledWhen")) && (key0 !== "maxHeight")) && (key0 !== "live")){
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
return false;
}
}
return errors === 0;
}
validate657.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate660(data){
let errors = 0;
const evaluated0 = validate660.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.order === undefined) && (missing0 = "order"))){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
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
if((key0 !== "key") && (key0 !== "order")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate660.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate64(data){
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate65(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("list" !== data.type){
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
return false;
}
}
else {
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
return false;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate68(data2[i0]))){
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
errors++;
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
return false;
}
const _errs17 = errors;
let valid4 = true;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err2 = {};
errors++;
}
var _valid1 = _errs18 === errors;
errors = _errs17;
let ifClause1;
if(_valid1){
const _errs20 = errors;
if(errors === _errs20){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate628(data4[i1]))){
errors++;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs22 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
errors++;
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.beside !== undefined){
const _errs25 = errors;
if(!(validate634(data.beside))){
errors++;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data7 = data.form;
const _errs26 = errors;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
return false;
}
const _errs28 = errors;
let valid6 = true;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err4 = {};
errors++;
}
var _valid2 = _errs29 === errors;
errors = _errs28;
let ifClause2;
if(_valid2){
const _errs31 = errors;
if(errors === _errs31){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid2 = _errs31 === errors;
valid6 = _valid2;
ifClause2 = "then";
}
else {
const _errs33 = errors;
if(!(validate636(data7))){
errors++;
}
var _valid2 = _errs33 === errors;
valid6 = _valid2;
ifClause2 = "else";
}
if(!valid6){
errors++;
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data8 = data.toolbar;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data8)){
var valid7 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(!(validate643(data8[i2]))){
errors++;
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rowActions !== undefined){
let data10 = data.rowActions;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data10)){
var valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
const _errs39 = errors;
if(!(validate643(data10[i3]))){
errors++;
}
var valid8 = _errs39 === errors;
if(!valid8){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.editing !== undefined){
let data12 = data.editing;
const _errs40 = errors;
if(!((data12 === "modal") || (data12 === "inline"))){
return false;
}
if(errors === _errs40){
if(typeof data12 === "string"){
if(data12.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.grid !== undefined){
const _errs42 = errors;
if(!(validate657(data.grid))){
errors++;
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.open !== undefined){
const _errs43 = errors;
if(typeof data.open !== "boolean"){
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.refresh !== undefined){
let data15 = data.refresh;
const _errs45 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
return false;
}
if(errors === _errs45){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 3600 || isNaN(data15)){
return false;
}
else {
if(data15 < 2 || isNaN(data15)){
return false;
}
}
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs47 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data17 = data.pageSize;
const _errs49 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
return false;
}
if(!(((data17 === 10) || (data17 === 20)) || (data17 === 30))){
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "beside")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "editing")) && (key0 !== "grid")) && (key0 !== "open")) && (key0 !== "refresh")) && (key0 !== "sort")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate663(data){
let errors = 0;
const evaluated0 = validate663.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate663.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate662(data){
let errors = 0;
const evaluated0 = validate662.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate663(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("tree" !== data.type){
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
return false;
}
}
else {
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
return false;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate68(data2[i0]))){
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
errors++;
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
return false;
}
const _errs17 = errors;
let valid4 = true;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err2 = {};
errors++;
}
var _valid1 = _errs18 === errors;
errors = _errs17;
let ifClause1;
if(_valid1){
const _errs20 = errors;
if(errors === _errs20){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate628(data4[i1]))){
errors++;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs22 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
errors++;
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
return false;
}
const _errs27 = errors;
let valid6 = true;
const _errs28 = errors;
if(typeof data6 !== "string"){
const err4 = {};
errors++;
}
var _valid2 = _errs28 === errors;
errors = _errs27;
let ifClause2;
if(_valid2){
const _errs30 = errors;
if(errors === _errs30){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid2 = _errs30 === errors;
valid6 = _valid2;
ifClause2 = "then";
}
else {
const _errs32 = errors;
if(!(validate636(data6))){
errors++;
}
var _valid2 = _errs32 === errors;
valid6 = _valid2;
ifClause2 = "else";
}
if(!valid6){
errors++;
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
if(!(validate643(data7[i2]))){
errors++;
}
var valid7 = _errs35 === errors;
if(!valid7){
break;
}
}
}
else {
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
if(!(validate643(data9[i3]))){
errors++;
}
var valid8 = _errs38 === errors;
if(!valid8){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs39 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data12 = data.pageSize;
const _errs41 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
return false;
}
if(!(((data12 === 10) || (data12 === 20)) || (data12 === 30))){
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "sort")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
return false;
}
}
return errors === 0;
}
validate662.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate673(data){
let errors = 0;
const evaluated0 = validate673.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate673.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate672(data){
let errors = 0;
const evaluated0 = validate672.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate673(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.report === undefined) && (missing0 = "report"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("report" !== data.type){
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
return false;
}
}
else {
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
if(!(validate643(data2[i0]))){
errors++;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
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
return false;
}
if(!(((data4 === 10) || (data4 === 20)) || (data4 === 30))){
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((key0 !== "type") && (key0 !== "report")) && (key0 !== "toolbar")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
return false;
}
}
return errors === 0;
}
validate672.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate678(data){
let errors = 0;
const evaluated0 = validate678.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate678.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
const pattern123 = new RegExp("^/[A-Za-z0-9._~/-]*$", "u");
function validate681(data){
let errors = 0;
const evaluated0 = validate681.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern123.test(data0)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data1 = data.method;
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!((data1 === "POST") || (data1 === "PUT"))){
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "path") && (key0 !== "method")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate681.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate677(data){
let errors = 0;
const evaluated0 = validate677.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate678(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("form" !== data.type){
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
return false;
}
}
else {
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.submit !== undefined){
const _errs5 = errors;
if(!(validate681(data.submit))){
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data3 = data.form;
const _errs6 = errors;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
return false;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(typeof data3 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs9 === errors;
errors = _errs8;
let ifClause0;
if(_valid0){
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs13 = errors;
if(!(validate636(data3))){
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
errors++;
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "submit")) && (key0 !== "form")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
return false;
}
}
return errors === 0;
}
validate677.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate685(data){
let errors = 0;
const evaluated0 = validate685.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate685.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate684(data){
let errors = 0;
const evaluated0 = validate684.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate685(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.page === undefined) && (missing0 = "page"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("page" !== data.type){
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
if(!(((((data1 === "home") || (data1 === "notices")) || (data1 === "approvals")) || (data1 === "playground")) || (data1 === "monitor"))){
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
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
if((((((((key0 !== "type") && (key0 !== "page")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate684.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate689(data){
let errors = 0;
const evaluated0 = validate689.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate689.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate698(data){
let errors = 0;
const evaluated0 = validate698.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(errors === _errs4){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.table === undefined) && (missing0 = "table")){
return false;
}
else {
if(data.table !== undefined){
let data0 = data.table;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
let data1 = data.title;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data2 = data.columns;
const _errs12 = errors;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
return false;
}
const _errs14 = errors;
let valid2 = true;
const _errs15 = errors;
if(typeof data2 !== "string"){
const err1 = {};
errors++;
}
var _valid1 = _errs15 === errors;
errors = _errs14;
let ifClause1;
if(_valid1){
const _errs17 = errors;
if(errors === _errs17){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid1 = _errs17 === errors;
valid2 = _valid1;
ifClause1 = "then";
}
else {
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate68(data2[i0]))){
errors++;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs19 === errors;
valid2 = _valid1;
ifClause1 = "else";
}
if(!valid2){
errors++;
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs22 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data5 = data.pageSize;
const _errs24 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return false;
}
if(!(((data5 === 10) || (data5 === 20)) || (data5 === 30))){
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((key0 !== "table") && (key0 !== "title")) && (key0 !== "columns")) && (key0 !== "sort")) && (key0 !== "pageSize")){
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
return false;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
var props1 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props1;
return errors === 0;
}
validate698.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate688(data){
let errors = 0;
const evaluated0 = validate688.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate689(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("inner" !== data.type){
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
return false;
}
}
else {
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
return false;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate68(data2[i0]))){
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
errors++;
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
return false;
}
const _errs17 = errors;
let valid4 = true;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err2 = {};
errors++;
}
var _valid1 = _errs18 === errors;
errors = _errs17;
let ifClause1;
if(_valid1){
const _errs20 = errors;
if(errors === _errs20){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate628(data4[i1]))){
errors++;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs22 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
errors++;
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.beside !== undefined){
const _errs25 = errors;
if(!(validate634(data.beside))){
errors++;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data7 = data.form;
const _errs26 = errors;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
return false;
}
const _errs28 = errors;
let valid6 = true;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err4 = {};
errors++;
}
var _valid2 = _errs29 === errors;
errors = _errs28;
let ifClause2;
if(_valid2){
const _errs31 = errors;
if(errors === _errs31){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid2 = _errs31 === errors;
valid6 = _valid2;
ifClause2 = "then";
}
else {
const _errs33 = errors;
if(!(validate636(data7))){
errors++;
}
var _valid2 = _errs33 === errors;
valid6 = _valid2;
ifClause2 = "else";
}
if(!valid6){
errors++;
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data8 = data.toolbar;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data8)){
var valid7 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(!(validate643(data8[i2]))){
errors++;
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rowActions !== undefined){
let data10 = data.rowActions;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data10)){
var valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
const _errs39 = errors;
if(!(validate643(data10[i3]))){
errors++;
}
var valid8 = _errs39 === errors;
if(!valid8){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.subLists !== undefined){
let data12 = data.subLists;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data12)){
if(data12.length < 1){
return false;
}
else {
var valid9 = true;
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
const _errs42 = errors;
if(!(validate698(data12[i4]))){
errors++;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs43 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data15 = data.pageSize;
const _errs45 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
return false;
}
if(!(((data15 === 10) || (data15 === 20)) || (data15 === 30))){
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "beside")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "subLists")) && (key0 !== "sort")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
return false;
}
}
return errors === 0;
}
validate688.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate704(data){
let errors = 0;
const evaluated0 = validate704.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate704.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate703(data){
let errors = 0;
const evaluated0 = validate703.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate704(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("tab" !== data.type){
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
return false;
}
}
else {
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
return false;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate68(data2[i0]))){
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
errors++;
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
return false;
}
const _errs17 = errors;
let valid4 = true;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err2 = {};
errors++;
}
var _valid1 = _errs18 === errors;
errors = _errs17;
let ifClause1;
if(_valid1){
const _errs20 = errors;
if(errors === _errs20){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate628(data4[i1]))){
errors++;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs22 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
errors++;
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.beside !== undefined){
const _errs25 = errors;
if(!(validate634(data.beside))){
errors++;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data7 = data.form;
const _errs26 = errors;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
return false;
}
const _errs28 = errors;
let valid6 = true;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err4 = {};
errors++;
}
var _valid2 = _errs29 === errors;
errors = _errs28;
let ifClause2;
if(_valid2){
const _errs31 = errors;
if(errors === _errs31){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid2 = _errs31 === errors;
valid6 = _valid2;
ifClause2 = "then";
}
else {
const _errs33 = errors;
if(!(validate636(data7))){
errors++;
}
var _valid2 = _errs33 === errors;
valid6 = _valid2;
ifClause2 = "else";
}
if(!valid6){
errors++;
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data8 = data.toolbar;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data8)){
var valid7 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(!(validate643(data8[i2]))){
errors++;
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rowActions !== undefined){
let data10 = data.rowActions;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data10)){
var valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
const _errs39 = errors;
if(!(validate643(data10[i3]))){
errors++;
}
var valid8 = _errs39 === errors;
if(!valid8){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs40 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data13 = data.pageSize;
const _errs42 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
return false;
}
if(!(((data13 === 10) || (data13 === 20)) || (data13 === 30))){
return false;
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "beside")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "sort")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
return false;
}
}
return errors === 0;
}
validate703.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate715(data){
let errors = 0;
const evaluated0 = validate715.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate715.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate724(data){
let errors = 0;
const evaluated0 = validate724.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(errors === _errs4){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.table === undefined) && (missing0 = "table")){
return false;
}
else {
if(data.table !== undefined){
let data0 = data.table;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.title !== undefined){
let data1 = data.title;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data2 = data.columns;
const _errs12 = errors;
if((typeof data2 !== "string") && (!(Array.isArray(data2)))){
return false;
}
const _errs14 = errors;
let valid2 = true;
const _errs15 = errors;
if(typeof data2 !== "string"){
const err1 = {};
errors++;
}
var _valid1 = _errs15 === errors;
errors = _errs14;
let ifClause1;
if(_valid1){
const _errs17 = errors;
if(errors === _errs17){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid1 = _errs17 === errors;
valid2 = _valid1;
ifClause1 = "then";
}
else {
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate68(data2[i0]))){
errors++;
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs19 === errors;
valid2 = _valid1;
ifClause1 = "else";
}
if(!valid2){
errors++;
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.query !== undefined){
let data4 = data.query;
const _errs22 = errors;
if((typeof data4 !== "string") && (!(Array.isArray(data4)))){
return false;
}
const _errs24 = errors;
let valid4 = true;
const _errs25 = errors;
if(typeof data4 !== "string"){
const err3 = {};
errors++;
}
var _valid2 = _errs25 === errors;
errors = _errs24;
let ifClause2;
if(_valid2){
const _errs27 = errors;
if(errors === _errs27){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid2 = _errs27 === errors;
valid4 = _valid2;
ifClause2 = "then";
}
else {
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data4)){
if(data4.length < 1){
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(!(validate628(data4[i1]))){
errors++;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var _valid2 = _errs29 === errors;
valid4 = _valid2;
ifClause2 = "else";
}
if(!valid4){
errors++;
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data6 = data.form;
const _errs32 = errors;
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
return false;
}
const _errs34 = errors;
let valid6 = true;
const _errs35 = errors;
if(typeof data6 !== "string"){
const err5 = {};
errors++;
}
var _valid3 = _errs35 === errors;
errors = _errs34;
let ifClause3;
if(_valid3){
const _errs37 = errors;
if(errors === _errs37){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid3 = _errs37 === errors;
valid6 = _valid3;
ifClause3 = "then";
}
else {
const _errs39 = errors;
if(!(validate636(data6))){
errors++;
}
var _valid3 = _errs39 === errors;
valid6 = _valid3;
ifClause3 = "else";
}
if(!valid6){
errors++;
return false;
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data7 = data.toolbar;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data7)){
var valid7 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs42 = errors;
if(!(validate643(data7[i2]))){
errors++;
}
var valid7 = _errs42 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rowActions !== undefined){
let data9 = data.rowActions;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data9)){
var valid8 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
const _errs45 = errors;
if(!(validate643(data9[i3]))){
errors++;
}
var valid8 = _errs45 === errors;
if(!valid8){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs46 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs46 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data12 = data.pageSize;
const _errs48 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
return false;
}
if(!((((data12 === 5) || (data12 === 10)) || (data12 === 20)) || (data12 === 30))){
return false;
}
var valid1 = _errs48 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((key0 !== "table") && (key0 !== "title")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "sort")) && (key0 !== "pageSize")){
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
return false;
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
if(valid0){
var props5 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props5;
return errors === 0;
}
validate724.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate714(data){
let errors = 0;
const evaluated0 = validate714.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate715(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("erp" !== data.type){
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
return false;
}
}
else {
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
return false;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
let ifClause0;
if(_valid0){
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate68(data2[i0]))){
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs12 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
errors++;
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
return false;
}
const _errs17 = errors;
let valid4 = true;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err2 = {};
errors++;
}
var _valid1 = _errs18 === errors;
errors = _errs17;
let ifClause1;
if(_valid1){
const _errs20 = errors;
if(errors === _errs20){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate628(data4[i1]))){
errors++;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs22 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
errors++;
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.beside !== undefined){
const _errs25 = errors;
if(!(validate634(data.beside))){
errors++;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data7 = data.form;
const _errs26 = errors;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
return false;
}
const _errs28 = errors;
let valid6 = true;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err4 = {};
errors++;
}
var _valid2 = _errs29 === errors;
errors = _errs28;
let ifClause2;
if(_valid2){
const _errs31 = errors;
if(errors === _errs31){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid2 = _errs31 === errors;
valid6 = _valid2;
ifClause2 = "then";
}
else {
const _errs33 = errors;
if(!(validate636(data7))){
errors++;
}
var _valid2 = _errs33 === errors;
valid6 = _valid2;
ifClause2 = "else";
}
if(!valid6){
errors++;
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data8 = data.toolbar;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data8)){
var valid7 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(!(validate643(data8[i2]))){
errors++;
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rowActions !== undefined){
let data10 = data.rowActions;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data10)){
var valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
const _errs39 = errors;
if(!(validate643(data10[i3]))){
errors++;
}
var valid8 = _errs39 === errors;
if(!valid8){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.subLists !== undefined){
let data12 = data.subLists;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data12)){
if(data12.length < 1){
return false;
}
else {
var valid9 = true;
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
const _errs42 = errors;
if(!(validate724(data12[i4]))){
errors++;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs40 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs43 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data15 = data.pageSize;
const _errs45 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
return false;
}
if(!((((data15 === 5) || (data15 === 10)) || (data15 === 20)) || (data15 === 30))){
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "beside")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "subLists")) && (key0 !== "sort")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
return false;
}
}
return errors === 0;
}
validate714.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate734(data){
let errors = 0;
const evaluated0 = validate734.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate734.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate733(data){
let errors = 0;
const evaluated0 = validate733.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate734(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("catalog" !== data.type){
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
return false;
}
if(!(((data1 === 10) || (data1 === 20)) || (data1 === 30))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((key0 !== "type") && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate733.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate738(data){
let errors = 0;
const evaluated0 = validate738.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate738.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate737(data){
let errors = 0;
const evaluated0 = validate737.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate738(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("copies" !== data.type){
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
return false;
}
if(!(((data1 === 10) || (data1 === 20)) || (data1 === 30))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((key0 !== "type") && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate737.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate742(data){
let errors = 0;
const evaluated0 = validate742.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate742.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate741(data){
let errors = 0;
const evaluated0 = validate741.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate742(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.board === undefined) && (missing0 = "board"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("board" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.board !== undefined){
let data1 = data.board;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
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
if((((((((key0 !== "type") && (key0 !== "board")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate741.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate746(data){
let errors = 0;
const evaluated0 = validate746.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extends !== undefined){
let data5 = data.extends;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
return false;
}
}
return errors === 0;
}
validate746.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"description":true,"permission":true,"extends":true},"dynamicProps":false,"dynamicItems":false};
function validate745(data){
let errors = 0;
const evaluated0 = validate745.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate746(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.by === undefined) && (missing0 = "by"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("kanban" !== data.type){
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
return false;
}
}
else {
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.by !== undefined){
let data2 = data.by;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.states !== undefined){
let data3 = data.states;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data5 = data.columns;
const _errs11 = errors;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
return false;
}
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(typeof data5 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs14 === errors;
errors = _errs13;
let ifClause0;
if(_valid0){
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid0 = _errs16 === errors;
valid4 = _valid0;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data5)){
if(data5.length < 1){
return false;
}
else {
var valid5 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
const _errs20 = errors;
if(!(validate68(data5[i2]))){
errors++;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs18 === errors;
valid4 = _valid0;
ifClause0 = "else";
}
if(!valid4){
errors++;
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.query !== undefined){
let data7 = data.query;
const _errs21 = errors;
if((typeof data7 !== "string") && (!(Array.isArray(data7)))){
return false;
}
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(typeof data7 !== "string"){
const err2 = {};
errors++;
}
var _valid1 = _errs24 === errors;
errors = _errs23;
let ifClause1;
if(_valid1){
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid1 = _errs26 === errors;
valid6 = _valid1;
ifClause1 = "then";
}
else {
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data7)){
if(data7.length < 1){
return false;
}
else {
var valid7 = true;
const len2 = data7.length;
for(let i3=0; i3<len2; i3++){
const _errs30 = errors;
if(!(validate628(data7[i3]))){
errors++;
}
var valid7 = _errs30 === errors;
if(!valid7){
break;
}
}
}
}
else {
return false;
}
}
var _valid1 = _errs28 === errors;
valid6 = _valid1;
ifClause1 = "else";
}
if(!valid6){
errors++;
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.form !== undefined){
let data9 = data.form;
const _errs31 = errors;
if((typeof data9 !== "string") && (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))){
return false;
}
const _errs33 = errors;
let valid8 = true;
const _errs34 = errors;
if(typeof data9 !== "string"){
const err4 = {};
errors++;
}
var _valid2 = _errs34 === errors;
errors = _errs33;
let ifClause2;
if(_valid2){
const _errs36 = errors;
if(errors === _errs36){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid2 = _errs36 === errors;
valid8 = _valid2;
ifClause2 = "then";
}
else {
const _errs38 = errors;
if(!(validate636(data9))){
errors++;
}
var _valid2 = _errs38 === errors;
valid8 = _valid2;
ifClause2 = "else";
}
if(!valid8){
errors++;
return false;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.toolbar !== undefined){
let data10 = data.toolbar;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data10)){
var valid9 = true;
const len3 = data10.length;
for(let i4=0; i4<len3; i4++){
const _errs41 = errors;
if(!(validate643(data10[i4]))){
errors++;
}
var valid9 = _errs41 === errors;
if(!valid9){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.rowActions !== undefined){
let data12 = data.rowActions;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data12)){
var valid10 = true;
const len4 = data12.length;
for(let i5=0; i5<len4; i5++){
const _errs44 = errors;
if(!(validate643(data12[i5]))){
errors++;
}
var valid10 = _errs44 === errors;
if(!valid10){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs42 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sort !== undefined){
const _errs45 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSize !== undefined){
let data15 = data.pageSize;
const _errs47 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
return false;
}
if(!(((data15 === 10) || (data15 === 20)) || (data15 === 30))){
return false;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "by")) && (key0 !== "states")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "form")) && (key0 !== "toolbar")) && (key0 !== "rowActions")) && (key0 !== "sort")) && (key0 !== "pageSize")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "extends")){
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
return false;
}
}
return errors === 0;
}
validate745.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate63(data){
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
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((((((((((data0 === "list") || (data0 === "tree")) || (data0 === "report")) || (data0 === "form")) || (data0 === "page")) || (data0 === "inner")) || (data0 === "tab")) || (data0 === "erp")) || (data0 === "catalog")) || (data0 === "copies")) || (data0 === "board")) || (data0 === "kanban"))){
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
if(!(validate64(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "tree"){
if(!(validate662(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "report"){
if(!(validate672(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate677(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "page"){
if(!(validate684(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inner"){
if(!(validate688(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tab"){
if(!(validate703(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "erp"){
if(!(validate714(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "catalog"){
if(!(validate733(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "copies"){
if(!(validate737(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "board"){
if(!(validate741(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "kanban"){
if(!(validate745(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":true,"dynamicItems":false};
export const validate_model = validate767;
function validate769(data){
let errors = 0;
const evaluated0 = validate769.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days !== undefined){
let data0 = data.days;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 3650 || isNaN(data0)){
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
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
for(const key0 in data){
if(key0 !== "days"){
return false;
break;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate769.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate771(data){
let errors = 0;
const evaluated0 = validate771.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "normal") || (data0 === "input")) || (data0 === "inputNumber")) || (data0 === "textarea")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "list_multi")) || (data0 === "switch")) || (data0 === "date")) || (data0 === "datetime")) || (data0 === "time")) || (data0 === "tags")) || (data0 === "hidden")) || (data0 === "checkbox")) || (data0 === "checkbox_meta")) || (data0 === "progress")) || (data0 === "ellipsis")) || (data0 === "input_pop")) || (data0 === "sel_search")) || (data0 === "sel_search_async")) || (data0 === "popup")) || (data0 === "sel_user")) || (data0 === "sel_depart")) || (data0 === "upload")) || (data0 === "file")) || (data0 === "image")) || (data0 === "slot")) || (data0 === "password")) || (data0 === "sel_role")) || (data0 === "sel_position")) || (data0 === "sel_tree")) || (data0 === "cat_tree")) || (data0 === "pca")) || (data0 === "umeditor")) || (data0 === "markdown")) || (data0 === "code")) || (data0 === "cron")) || (data0 === "checkbox_group")) || (data0 === "sel_business")) || (data0 === "slider")) || (data0 === "json")) || (data0 === "select-multiple")) || (data0 === "multi-select")) || (data0 === "departSelect")) || (data0 === "depart-select")) || (data0 === "userSelect")) || (data0 === "user-select")) || (data0 === "select-search")) || (data0 === "select-dict-search")) || (data0 === "input-number")) || (data0 === "sel-tree")) || (data0 === "cat-tree"))){
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
if(!(validate72(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "input"){
if(!(validate113(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inputNumber"){
if(!(validate124(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input-number"){
if(!(validate124(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate135(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate146(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-search"){
if(!(validate146(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate161(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list_multi"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-multiple"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "multi-select"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "switch"){
if(!(validate185(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate196(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "datetime"){
if(!(validate207(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "time"){
if(!(validate218(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tags"){
if(!(validate229(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "hidden"){
if(!(validate242(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate253(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_meta"){
if(!(validate264(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "progress"){
if(!(validate275(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ellipsis"){
if(!(validate286(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input_pop"){
if(!(validate297(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search"){
if(!(validate308(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search_async"){
if(!(validate319(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-dict-search"){
if(!(validate319(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "popup"){
if(!(validate330(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_user"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "userSelect"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user-select"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_depart"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "departSelect"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "depart-select"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "upload"){
if(!(validate363(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate374(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate385(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slot"){
if(!(validate396(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "password"){
if(!(validate407(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_role"){
if(!(validate418(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_position"){
if(!(validate429(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_tree"){
if(!(validate440(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel-tree"){
if(!(validate440(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cat_tree"){
if(!(validate451(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cat-tree"){
if(!(validate451(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pca"){
if(!(validate462(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "umeditor"){
if(!(validate473(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "markdown"){
if(!(validate484(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate495(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cron"){
if(!(validate506(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_group"){
if(!(validate517(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_business"){
if(!(validate529(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slider"){
if(!(validate540(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "json"){
if(!(validate551(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate771.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate825(data){
let errors = 0;
const evaluated0 = validate825.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.value === undefined) && (missing0 = "value"))){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data2 = data.value;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 2000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data3 = data.unit;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 20){
return false;
}
else {
if(data3.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data4 = data.format;
const _errs9 = errors;
if(!((data4 === "plain") || (data4 === "percent"))){
return false;
}
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precision !== undefined){
let data5 = data.precision;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 12 || isNaN(data5)){
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.better !== undefined){
let data6 = data.better;
const _errs13 = errors;
if(!((data6 === "up") || (data6 === "down"))){
return false;
}
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data7 = data.target;
const _errs15 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
let data8 = data.help;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(data8.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whenZero !== undefined){
let data9 = data.whenZero;
const _errs19 = errors;
if(!((data9 === "empty") || (data9 === "zero"))){
return false;
}
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((((key0 !== "key") && (key0 !== "title")) && (key0 !== "value")) && (key0 !== "unit")) && (key0 !== "format")) && (key0 !== "precision")) && (key0 !== "better")) && (key0 !== "target")) && (key0 !== "help")) && (key0 !== "whenZero")){
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
return false;
}
}
return errors === 0;
}
validate825.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate828(data){
let errors = 0;
const evaluated0 = validate828.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
return false;
}
else {
for(const key0 in data){
const _errs2 = errors;
if(typeof data[key0] !== "string"){
return false;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate828.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate830(data){
let errors = 0;
const evaluated0 = validate830.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.measure === undefined) && (missing0 = "measure")){
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data1 = data.report;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measure !== undefined){
let data2 = data.measure;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data3 = data.by;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 6){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data5 = data.when;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 2000){
return false;
}
else {
if(data5.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
const _errs13 = errors;
if(!(validate828(data.params))){
errors++;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data7 = data.unit;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(data7.length > 20){
return false;
}
else {
if(data7.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((((key0 !== "model") && (key0 !== "report")) && (key0 !== "measure")) && (key0 !== "by")) && (key0 !== "when")) && (key0 !== "params")) && (key0 !== "unit")){
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
return false;
}
}
return errors === 0;
}
validate830.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate827(data){
let errors = 0;
const evaluated0 = validate827.evaluated;
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
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measure !== undefined){
let data1 = data.measure;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data2 = data.rows;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 2000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data3 = data.by;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length > 6){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grain !== undefined){
let data5 = data.grain;
const _errs11 = errors;
if(!(((data5 === "day") || (data5 === "week")) || (data5 === "month"))){
return false;
}
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data6 = data.when;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 2000){
return false;
}
else {
if(data6.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
const _errs15 = errors;
if(!(validate828(data.params))){
errors++;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data8 = data.unit;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length > 20){
return false;
}
else {
if(data8.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.with !== undefined){
let data9 = data.with;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
if(data9.length > 10){
return false;
}
else {
if(data9.length < 1){
return false;
}
else {
var valid3 = true;
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
const _errs20 = errors;
if(!(validate830(data9[i2]))){
errors++;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tolerance !== undefined){
let data11 = data.tolerance;
const _errs21 = errors;
if(errors === _errs21){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if(((data11.upTo === undefined) && (missing1 = "upTo")) || ((data11.because === undefined) && (missing1 = "because"))){
return false;
}
else {
if(data11.upTo !== undefined){
let data12 = data11.upTo;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
return false;
}
}
else {
return false;
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.because !== undefined){
let data13 = data11.because;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data13 === "string"){
if(data13.length < 4){
return false;
}
}
else {
return false;
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
for(const key0 in data11){
if((key0 !== "upTo") && (key0 !== "because")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if((((((((((key1 !== "title") && (key1 !== "measure")) && (key1 !== "rows")) && (key1 !== "by")) && (key1 !== "grain")) && (key1 !== "when")) && (key1 !== "params")) && (key1 !== "unit")) && (key1 !== "with")) && (key1 !== "tolerance")){
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
return false;
}
}
return errors === 0;
}
validate827.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate835(data){
let errors = 0;
const evaluated0 = validate835.evaluated;
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
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.foreignKey !== undefined){
let data2 = data.foreignKey;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data3 = data.title;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grid !== undefined){
const _errs9 = errors;
if(!(validate657(data.grid))){
errors++;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.single !== undefined){
const _errs10 = errors;
if(typeof data.single !== "boolean"){
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((key0 !== "model") && (key0 !== "name")) && (key0 !== "foreignKey")) && (key0 !== "title")) && (key0 !== "grid")) && (key0 !== "single")){
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
return false;
}
}
return errors === 0;
}
validate835.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate838(data){
let errors = 0;
const evaluated0 = validate838.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parent !== undefined){
let data0 = data.parent;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasChild !== undefined){
let data1 = data.hasChild;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.root !== undefined){
let data2 = data.root;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 36){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
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
if((((key0 !== "parent") && (key0 !== "hasChild")) && (key0 !== "root")) && (key0 !== "text")){
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
return false;
}
}
return errors === 0;
}
validate838.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate840(data){
let errors = 0;
const evaluated0 = validate840.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.report === undefined) && (missing0 = "report")) || ((data.period === undefined) && (missing0 = "period"))) || ((data.day === undefined) && (missing0 = "day"))){
return false;
}
else {
if(data.report !== undefined){
let data0 = data.report;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
let data1 = data.period;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.day !== undefined){
let data2 = data.day;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dates !== undefined){
let data3 = data.dates;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.model === undefined) && (missing1 = "model")) || ((data4.field === undefined) && (missing1 = "field"))){
return false;
}
else {
if(data4.model !== undefined){
let data5 = data4.model;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.field !== undefined){
let data6 = data4.field;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
for(const key0 in data4){
if((key0 !== "model") && (key0 !== "field")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if((((key1 !== "report") && (key1 !== "period")) && (key1 !== "day")) && (key1 !== "dates")){
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
return false;
}
}
return errors === 0;
}
validate840.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate844(data){
let errors = 0;
const evaluated0 = validate844.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(key0 !== "role"){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate844.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate843(data){
let errors = 0;
const evaluated0 = validate843.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))){
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
return false;
}
}
else {
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
if(data1.length > 20){
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data4 = data.to;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.who !== undefined){
let data5 = data.who;
const _errs11 = errors;
if((typeof data5 !== "string") && (!(Array.isArray(data5)))){
return false;
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(typeof data5 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs14 === errors;
errors = _errs13;
let ifClause0;
if(_valid0){
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(data5.length > 2000){
return false;
}
else {
if(data5.length < 1){
return false;
}
}
}
else {
return false;
}
}
var _valid0 = _errs16 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data5)){
if(data5.length < 1){
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i3;
}
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs18 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
errors++;
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data7 = data.comment;
const _errs22 = errors;
if(typeof data7 !== "string"){
return false;
}
if(!((data7 === "asked") || (data7 === "required"))){
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data8 = data.rule;
const _errs24 = errors;
if(errors === _errs24){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.expression === undefined) && (missing1 = "expression")) || ((data8.message === undefined) && (missing1 = "message"))){
return false;
}
else {
if(data8.expression !== undefined){
let data9 = data8.expression;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.message !== undefined){
let data10 = data8.message;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
}
else {
return false;
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
for(const key0 in data8){
if((key0 !== "expression") && (key0 !== "message")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notify !== undefined){
let data11 = data.notify;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data11)){
if(data11.length < 1){
return false;
}
else {
var valid7 = true;
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
let data12 = data11[i4];
const _errs33 = errors;
if((typeof data12 !== "string") && (!(data12 && typeof data12 == "object" && !Array.isArray(data12)))){
return false;
}
const _errs35 = errors;
let valid8 = true;
const _errs36 = errors;
if(typeof data12 !== "string"){
const err2 = {};
errors++;
}
var _valid1 = _errs36 === errors;
errors = _errs35;
let ifClause1;
if(_valid1){
const _errs38 = errors;
if(errors === _errs38){
if(typeof data12 === "string"){
if(data12.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid1 = _errs38 === errors;
valid8 = _valid1;
ifClause1 = "then";
}
else {
const _errs40 = errors;
if(!(validate844(data12))){
errors++;
}
var _valid1 = _errs40 === errors;
valid8 = _valid1;
ifClause1 = "else";
}
if(!valid8){
errors++;
return false;
}
var valid7 = _errs33 === errors;
if(!valid7){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inbox !== undefined){
const _errs41 = errors;
if(typeof data.inbox !== "boolean"){
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.batch !== undefined){
const _errs43 = errors;
if(typeof data.batch !== "boolean"){
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirm !== undefined){
let data15 = data.confirm;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data15 === "string"){
if(data15.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.primary !== undefined){
const _errs47 = errors;
if(typeof data.primary !== "boolean"){
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if((((((((((((key1 !== "code") && (key1 !== "title")) && (key1 !== "from")) && (key1 !== "to")) && (key1 !== "who")) && (key1 !== "comment")) && (key1 !== "rule")) && (key1 !== "notify")) && (key1 !== "inbox")) && (key1 !== "batch")) && (key1 !== "confirm")) && (key1 !== "primary")){
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
}
else {
return false;
}
}
return errors === 0;
}
validate843.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate842(data){
let errors = 0;
const evaluated0 = validate842.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.field === undefined) && (missing0 = "field")) || ((data.initial === undefined) && (missing0 = "initial"))) || ((data.final === undefined) && (missing0 = "final"))) || ((data.transitions === undefined) && (missing0 = "transitions"))){
return false;
}
else {
if(data.field !== undefined){
let data0 = data.field;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.initial !== undefined){
let data1 = data.initial;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.final !== undefined){
let data2 = data.final;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transitions !== undefined){
let data4 = data.transitions;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
return false;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
const _errs11 = errors;
if(!(validate843(data4[i2]))){
errors++;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
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
if((((key0 !== "field") && (key0 !== "initial")) && (key0 !== "final")) && (key0 !== "transitions")){
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
return false;
}
}
return errors === 0;
}
validate842.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate848(data){
let errors = 0;
const evaluated0 = validate848.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.when === undefined) && (missing0 = "when"))){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
if(data1.length > 40){
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data2 = data.when;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 2000){
return false;
}
else {
if(data2.length < 1){
return false;
}
}
}
else {
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
if(((key0 !== "key") && (key0 !== "title")) && (key0 !== "when")){
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
return false;
}
}
return errors === 0;
}
validate848.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern132 = new RegExp("^[a-z][a-z0-9_]{1,40}$", "u");
const pattern135 = new RegExp("^/sys/[A-Za-z]+$", "u");
function validate767(data){
let errors = 0;
const evaluated0 = validate767.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data4 = data.code;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern132.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
let data5 = data.table;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
else {
if(!pattern132.test(data5)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data6 = data.permission;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
else {
if(!pattern12.test(data6)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rest !== undefined){
let data7 = data.rest;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
else {
if(!pattern135.test(data7)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
const _errs16 = errors;
if(typeof data.history !== "boolean"){
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recycleBin !== undefined){
let data9 = data.recycleBin;
const _errs18 = errors;
if((typeof data9 !== "boolean") && (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))){
return false;
}
const _errs20 = errors;
let valid1 = true;
const _errs21 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err0 = {};
errors++;
}
var _valid0 = _errs21 === errors;
errors = _errs20;
if(_valid0){
const _errs23 = errors;
if(!(validate769(data9))){
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = _valid0;
}
if(!valid1){
errors++;
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import !== undefined){
const _errs24 = errors;
if(typeof data.import !== "boolean"){
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data11 = data.fields;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
if(data11.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs28 = errors;
if(!(validate771(data11[i0]))){
errors++;
}
var valid2 = _errs28 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measures !== undefined){
let data13 = data.measures;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
if(data13.length < 1){
return false;
}
else {
var valid3 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(!(validate825(data13[i1]))){
errors++;
}
var valid3 = _errs31 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agrees !== undefined){
let data15 = data.agrees;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data15)){
if(data15.length < 1){
return false;
}
else {
var valid4 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs34 = errors;
if(!(validate827(data15[i2]))){
errors++;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
const _errs35 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subTables !== undefined){
let data18 = data.subTables;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
if(data18.length < 1){
return false;
}
else {
var valid6 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
const _errs39 = errors;
if(!(validate835(data18[i3]))){
errors++;
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tree !== undefined){
const _errs40 = errors;
if(!(validate838(data.tree))){
errors++;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unique !== undefined){
let data21 = data.unique;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data21)){
var valid7 = true;
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data22)){
if(data22.length < 1){
return false;
}
else {
var valid8 = true;
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
const _errs45 = errors;
if(typeof data22[i5] !== "string"){
return false;
}
var valid8 = _errs45 === errors;
if(!valid8){
break;
}
}
}
}
else {
return false;
}
}
var valid7 = _errs43 === errors;
if(!valid7){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facts !== undefined){
const _errs47 = errors;
if(!(validate840(data.facts))){
errors++;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.states !== undefined){
const _errs48 = errors;
if(!(validate842(data.states))){
errors++;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data26 = data.scopes;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data26)){
if(data26.length < 1){
return false;
}
else {
var valid9 = true;
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
const _errs51 = errors;
if(!(validate848(data26[i6]))){
errors++;
}
var valid9 = _errs51 === errors;
if(!valid9){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((((((((((((((((((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "code")) && (key0 !== "table")) && (key0 !== "permission")) && (key0 !== "rest")) && (key0 !== "history")) && (key0 !== "recycleBin")) && (key0 !== "import")) && (key0 !== "fields")) && (key0 !== "measures")) && (key0 !== "agrees")) && (key0 !== "sort")) && (key0 !== "subTables")) && (key0 !== "tree")) && (key0 !== "unique")) && (key0 !== "facts")) && (key0 !== "states")) && (key0 !== "scopes")){
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
}
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
return false;
}
}
return errors === 0;
}
validate767.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_report = validate850;
function validate852(data){
let errors = 0;
const evaluated0 = validate852.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
else {
if(!pattern13.test(data0)){
return false;
}
}
}
else {
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
return false;
}
}
else {
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
if(!((((((data2 === "input") || (data2 === "inputNumber")) || (data2 === "select")) || (data2 === "date")) || (data2 === "datetime")) || (data2 === "period"))){
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
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
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate157(data3[i0]))){
errors++;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
else {
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
return false;
}
}
return errors === 0;
}
validate852.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate855(data){
let errors = 0;
const evaluated0 = validate855.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((data0 === "normal") || (data0 === "input")) || (data0 === "inputNumber")) || (data0 === "textarea")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "list_multi")) || (data0 === "switch")) || (data0 === "date")) || (data0 === "datetime")) || (data0 === "time")) || (data0 === "tags")) || (data0 === "hidden")) || (data0 === "checkbox")) || (data0 === "checkbox_meta")) || (data0 === "progress")) || (data0 === "ellipsis")) || (data0 === "input_pop")) || (data0 === "sel_search")) || (data0 === "sel_search_async")) || (data0 === "popup")) || (data0 === "sel_user")) || (data0 === "sel_depart")) || (data0 === "upload")) || (data0 === "file")) || (data0 === "image")) || (data0 === "slot")) || (data0 === "password")) || (data0 === "sel_role")) || (data0 === "sel_position")) || (data0 === "sel_tree")) || (data0 === "cat_tree")) || (data0 === "pca")) || (data0 === "umeditor")) || (data0 === "markdown")) || (data0 === "code")) || (data0 === "cron")) || (data0 === "checkbox_group")) || (data0 === "sel_business")) || (data0 === "slider")) || (data0 === "json")) || (data0 === "select-multiple")) || (data0 === "multi-select")) || (data0 === "departSelect")) || (data0 === "depart-select")) || (data0 === "userSelect")) || (data0 === "user-select")) || (data0 === "select-search")) || (data0 === "select-dict-search")) || (data0 === "input-number")) || (data0 === "sel-tree")) || (data0 === "cat-tree"))){
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
if(!(validate72(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "input"){
if(!(validate113(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inputNumber"){
if(!(validate124(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input-number"){
if(!(validate124(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate135(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate146(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-search"){
if(!(validate146(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate161(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list_multi"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-multiple"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "multi-select"){
if(!(validate173(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "switch"){
if(!(validate185(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate196(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "datetime"){
if(!(validate207(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "time"){
if(!(validate218(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tags"){
if(!(validate229(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "hidden"){
if(!(validate242(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate253(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_meta"){
if(!(validate264(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "progress"){
if(!(validate275(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ellipsis"){
if(!(validate286(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "input_pop"){
if(!(validate297(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search"){
if(!(validate308(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_search_async"){
if(!(validate319(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-dict-search"){
if(!(validate319(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "popup"){
if(!(validate330(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_user"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "userSelect"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "user-select"){
if(!(validate341(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_depart"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "departSelect"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "depart-select"){
if(!(validate352(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "upload"){
if(!(validate363(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate374(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate385(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slot"){
if(!(validate396(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "password"){
if(!(validate407(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_role"){
if(!(validate418(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_position"){
if(!(validate429(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_tree"){
if(!(validate440(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel-tree"){
if(!(validate440(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cat_tree"){
if(!(validate451(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cat-tree"){
if(!(validate451(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pca"){
if(!(validate462(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "umeditor"){
if(!(validate473(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "markdown"){
if(!(validate484(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate495(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cron"){
if(!(validate506(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox_group"){
if(!(validate517(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sel_business"){
if(!(validate529(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slider"){
if(!(validate540(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "json"){
if(!(validate551(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate855.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate910(data){
let errors = 0;
const evaluated0 = validate910.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.rows === undefined) && (missing0 = "rows")) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.measures === undefined) && (missing0 = "measures"))){
return false;
}
else {
if(data.rows !== undefined){
let data0 = data.rows;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 3){
return false;
}
else {
if(data0.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
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
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
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
if(data2.length > 1){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measures !== undefined){
let data4 = data.measures;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length > 5){
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
var valid4 = true;
const len2 = data4.length;
for(let i3=0; i3<len2; i3++){
let data5 = data4[i3];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i4 = data4.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data4[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i4;
}
}
}
}
}
}
else {
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
if(((key0 !== "rows") && (key0 !== "columns")) && (key0 !== "measures")){
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
return false;
}
}
return errors === 0;
}
validate910.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate913(data){
let errors = 0;
const evaluated0 = validate913.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mark !== undefined){
let data1 = data.mark;
const _errs3 = errors;
if(!(((data1 === "line") || (data1 === "area")) || (data1 === "bar"))){
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.axis !== undefined){
let data2 = data.axis;
const _errs5 = errors;
if(!((data2 === "left") || (data2 === "right"))){
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data3 = data.title;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
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
if((((key0 !== "key") && (key0 !== "mark")) && (key0 !== "axis")) && (key0 !== "title")){
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
return false;
}
}
return errors === 0;
}
validate913.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate915(data){
let errors = 0;
const evaluated0 = validate915.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
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
if((key0 !== "key") && (key0 !== "title")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate915.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate917(data){
let errors = 0;
const evaluated0 = validate917.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
return false;
}
else {
if(data.value !== undefined){
let data0 = data.value;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
return false;
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
return false;
}
}
else {
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
if((key0 !== "value") && (key0 !== "title")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate917.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate912(data){
let errors = 0;
const evaluated0 = validate912.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mark === undefined) && (missing0 = "mark")) || ((data.y === undefined) && (missing0 = "y"))){
return false;
}
else {
if(data.mark !== undefined){
let data0 = data.mark;
const _errs1 = errors;
if(!((((((((((((data0 === "line") || (data0 === "area")) || (data0 === "bar")) || (data0 === "stack")) || (data0 === "combo")) || (data0 === "pie")) || (data0 === "donut")) || (data0 === "scatter")) || (data0 === "funnel")) || (data0 === "heatmap")) || (data0 === "gauge")) || (data0 === "waterfall"))){
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.x !== undefined){
let data2 = data.x;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.y !== undefined){
let data3 = data.y;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if((typeof data4 !== "string") && (!(data4 && typeof data4 == "object" && !Array.isArray(data4)))){
return false;
}
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs12 === errors;
errors = _errs11;
let ifClause0;
if(_valid0){
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var _valid0 = _errs14 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs16 = errors;
if(!(validate913(data4))){
errors++;
}
var _valid0 = _errs16 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
errors++;
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.series !== undefined){
let data5 = data.series;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data6 = data.sort;
const _errs19 = errors;
if(!(((data6 === "x") || (data6 === "value")) || (data6 === "-value"))){
return false;
}
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top !== undefined){
let data7 = data.top;
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return false;
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 50 || isNaN(data7)){
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.horizontal !== undefined){
const _errs23 = errors;
if(typeof data.horizontal !== "boolean"){
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.references !== undefined){
let data9 = data.references;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data9)){
if(data9.length < 1){
return false;
}
else {
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs27 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
return false;
}
const _errs29 = errors;
let valid4 = true;
const _errs30 = errors;
if(errors === _errs30){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((data10.key === undefined) && (missing1 = "key")){
const err2 = {};
errors++;
}
}
else {
const err3 = {};
errors++;
}
}
var _valid1 = _errs30 === errors;
errors = _errs29;
let ifClause1;
if(_valid1){
const _errs32 = errors;
if(!(validate915(data10))){
errors++;
}
var _valid1 = _errs32 === errors;
valid4 = _valid1;
if(valid4){
var props1 = true;
}
ifClause1 = "then";
}
else {
const _errs33 = errors;
if(!(validate917(data10))){
errors++;
}
var _valid1 = _errs33 === errors;
valid4 = _valid1;
if(valid4){
if(props1 !== true){
props1 = true;
}
}
ifClause1 = "else";
}
if(!valid4){
errors++;
return false;
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data11 = data.target;
const _errs34 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (typeof data11 !== "string")){
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data12 = data.height;
const _errs36 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
return false;
}
if(errors === _errs36){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1200 || isNaN(data12)){
return false;
}
else {
if(data12 < 120 || isNaN(data12)){
return false;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((((((((key0 !== "mark") && (key0 !== "title")) && (key0 !== "x")) && (key0 !== "y")) && (key0 !== "series")) && (key0 !== "sort")) && (key0 !== "top")) && (key0 !== "horizontal")) && (key0 !== "references")) && (key0 !== "target")) && (key0 !== "height")){
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
return false;
}
}
return errors === 0;
}
validate912.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const pattern140 = new RegExp("^[a-z][a-z0-9_]{1,60}$", "u");
const pattern142 = new RegExp("\\.sql$", "u");
function validate850(data){
let errors = 0;
const evaluated0 = validate850.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data4 = data.code;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern140.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data5 = data.permission;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
else {
if(!pattern12.test(data5)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sql !== undefined){
let data6 = data.sql;
const _errs12 = errors;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
return false;
}
const _errs14 = errors;
let valid1 = true;
const _errs15 = errors;
if(typeof data6 !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs15 === errors;
errors = _errs14;
let ifClause0;
if(_valid0){
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern142.test(data6)){
return false;
}
}
else {
return false;
}
}
var _valid0 = _errs17 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data6)){
if(data6.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(typeof data6[i0] !== "string"){
return false;
}
var valid2 = _errs21 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var _valid0 = _errs19 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
errors++;
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data8 = data.params;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs25 = errors;
if(!(validate852(data8[i1]))){
errors++;
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data10 = data.columns;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
if(data10.length < 1){
return false;
}
else {
var valid4 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs28 = errors;
if(!(validate855(data10[i2]))){
errors++;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data12 = data.query;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data12)){
var valid5 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs31 = errors;
if(!(validate628(data12[i3]))){
errors++;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupBy !== undefined){
let data14 = data.groupBy;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
if(data14.length > 3){
return false;
}
else {
if(data14.length < 1){
return false;
}
else {
var valid6 = true;
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
const _errs34 = errors;
if(errors === _errs34){
if(typeof data15 === "string"){
if(data15.length < 1){
return false;
}
}
else {
return false;
}
}
var valid6 = _errs34 === errors;
if(!valid6){
break;
}
}
if(valid6){
let i5 = data14.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data14[i5];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i5;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pivot !== undefined){
const _errs36 = errors;
if(!(validate910(data.pivot))){
errors++;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.charts !== undefined){
let data17 = data.charts;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 4){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid8 = true;
const len5 = data17.length;
for(let i6=0; i6<len5; i6++){
const _errs39 = errors;
if(!(validate912(data17[i6]))){
errors++;
}
var valid8 = _errs39 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measures !== undefined){
let data19 = data.measures;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data19)){
if(data19.length < 1){
return false;
}
else {
var valid9 = true;
const len6 = data19.length;
for(let i7=0; i7<len6; i7++){
const _errs42 = errors;
if(!(validate825(data19[i7]))){
errors++;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agrees !== undefined){
let data21 = data.agrees;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data21)){
if(data21.length < 1){
return false;
}
else {
var valid10 = true;
const len7 = data21.length;
for(let i8=0; i8<len7; i8++){
const _errs45 = errors;
if(!(validate827(data21[i8]))){
errors++;
}
var valid10 = _errs45 === errors;
if(!valid10){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
const _errs46 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((((((((((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "code")) && (key0 !== "permission")) && (key0 !== "sql")) && (key0 !== "params")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "groupBy")) && (key0 !== "pivot")) && (key0 !== "charts")) && (key0 !== "measures")) && (key0 !== "agrees")) && (key0 !== "sort")){
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
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate850.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_columns = validate923;
function validate923(data){
let errors = 0;
const evaluated0 = validate923.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data3 = data.columns;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate68(data3[i0]))){
errors++;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
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
if((((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "columns")){
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
return false;
}
}
return errors === 0;
}
validate923.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_query = validate926;
function validate926(data){
let errors = 0;
const evaluated0 = validate926.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data3 = data.items;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate628(data3[i0]))){
errors++;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
else {
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
if((((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "items")){
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
return false;
}
}
return errors === 0;
}
validate926.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_picker = validate929;
function validate931(data){
let errors = 0;
const evaluated0 = validate931.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs8 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid0 = _errs8 === errors;
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
return false;
}
}
return errors === 0;
}
validate931.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"type":true,"multiple":true},"dynamicProps":false,"dynamicItems":false};
function validate935(data){
let errors = 0;
const evaluated0 = validate935.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(data.length < 1){
return false;
}
}
else {
return false;
}
}
return errors === 0;
}
validate935.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate937(data){
let errors = 0;
const evaluated0 = validate937.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 800 || isNaN(data2)){
return false;
}
else {
if(data2 < 40 || isNaN(data2)){
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
for(const key0 in data){
if(((key0 !== "key") && (key0 !== "title")) && (key0 !== "width")){
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
return false;
}
}
return errors === 0;
}
validate937.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate934(data){
let errors = 0;
const evaluated0 = validate934.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate935(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate937(data))){
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate934.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate930(data){
let errors = 0;
const evaluated0 = validate930.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate931(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("user" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.byDepartment !== undefined){
const _errs3 = errors;
if(typeof data.byDepartment !== "boolean"){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
let data2 = data.value;
const _errs5 = errors;
if(typeof data2 !== "string"){
return false;
}
if(!((data2 === "username") || (data2 === "id"))){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
let data3 = data.text;
const _errs7 = errors;
if(typeof data3 !== "string"){
return false;
}
if(!((data3 === "realname") || (data3 === "username"))){
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data4 = data.columns;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate934(data4[i0]))){
errors++;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.query !== undefined){
let data6 = data.query;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate628(data6[i1]))){
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSizes !== undefined){
let data8 = data.pageSizes;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
if(data8.length < 1){
return false;
}
else {
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
return false;
}
}
}
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i3 = data8.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data8[i3];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i3;
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data10 = data.width;
const _errs19 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return false;
}
if(errors === _errs19){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1600 || isNaN(data10)){
return false;
}
else {
if(data10 < 400 || isNaN(data10)){
return false;
}
}
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((((((((key0 !== "type") && (key0 !== "byDepartment")) && (key0 !== "value")) && (key0 !== "text")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "pageSizes")) && (key0 !== "width")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "multiple")){
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
return false;
}
}
return errors === 0;
}
validate930.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate942(data){
let errors = 0;
const evaluated0 = validate942.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs8 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid0 = _errs8 === errors;
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
return false;
}
}
return errors === 0;
}
validate942.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"type":true,"multiple":true},"dynamicProps":false,"dynamicItems":false};
function validate945(data){
let errors = 0;
const evaluated0 = validate945.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate935(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate937(data))){
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate945.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate941(data){
let errors = 0;
const evaluated0 = validate941.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate942(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("role" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!((data1 === "roleCode") || (data1 === "id"))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
let data2 = data.text;
const _errs5 = errors;
if(typeof data2 !== "string"){
return false;
}
if(!((data2 === "roleName") || (data2 === "roleCode"))){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data3 = data.columns;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate945(data3[i0]))){
errors++;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.query !== undefined){
let data5 = data.query;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate628(data5[i1]))){
errors++;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSizes !== undefined){
let data7 = data.pageSizes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
if(data7.length < 1){
return false;
}
else {
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
return false;
}
if(errors === _errs15){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
return false;
}
}
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i3 = data7.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data7[i3];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i3;
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data9 = data.width;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1600 || isNaN(data9)){
return false;
}
else {
if(data9 < 400 || isNaN(data9)){
return false;
}
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((key0 !== "type") && (key0 !== "value")) && (key0 !== "text")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "pageSizes")) && (key0 !== "width")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "multiple")){
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
return false;
}
}
return errors === 0;
}
validate941.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate951(data){
let errors = 0;
const evaluated0 = validate951.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs8 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid0 = _errs8 === errors;
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
return false;
}
}
return errors === 0;
}
validate951.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"type":true,"multiple":true},"dynamicProps":false,"dynamicItems":false};
function validate954(data){
let errors = 0;
const evaluated0 = validate954.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate935(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate937(data))){
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate954.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate950(data){
let errors = 0;
const evaluated0 = validate950.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate951(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("position" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!((data1 === "code") || (data1 === "id"))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
let data2 = data.text;
const _errs5 = errors;
if(typeof data2 !== "string"){
return false;
}
if(!((data2 === "name") || (data2 === "code"))){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data3 = data.columns;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
if(data3.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate954(data3[i0]))){
errors++;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.query !== undefined){
let data5 = data.query;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate628(data5[i1]))){
errors++;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSizes !== undefined){
let data7 = data.pageSizes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
if(data7.length < 1){
return false;
}
else {
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
return false;
}
if(errors === _errs15){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
return false;
}
}
}
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i3 = data7.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data7[i3];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i3;
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data9 = data.width;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1600 || isNaN(data9)){
return false;
}
else {
if(data9 < 400 || isNaN(data9)){
return false;
}
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((key0 !== "type") && (key0 !== "value")) && (key0 !== "text")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "pageSizes")) && (key0 !== "width")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "multiple")){
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
return false;
}
}
return errors === 0;
}
validate950.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate960(data){
let errors = 0;
const evaluated0 = validate960.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs8 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid0 = _errs8 === errors;
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
return false;
}
}
return errors === 0;
}
validate960.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"type":true,"multiple":true},"dynamicProps":false,"dynamicItems":false};
function validate959(data){
let errors = 0;
const evaluated0 = validate959.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate960(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("department" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if(typeof data1 !== "string"){
return false;
}
if(!((data1 === "orgCode") || (data1 === "id"))){
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.linked !== undefined){
const _errs5 = errors;
if(typeof data.linked !== "boolean"){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1600 || isNaN(data3)){
return false;
}
else {
if(data3 < 400 || isNaN(data3)){
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
for(const key0 in data){
if((((((((key0 !== "type") && (key0 !== "value")) && (key0 !== "linked")) && (key0 !== "width")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "multiple")){
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
return false;
}
}
return errors === 0;
}
validate959.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate964(data){
let errors = 0;
const evaluated0 = validate964.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs8 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid0 = _errs8 === errors;
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
return false;
}
}
return errors === 0;
}
validate964.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"type":true,"multiple":true},"dynamicProps":false,"dynamicItems":false};
function validate963(data){
let errors = 0;
const evaluated0 = validate963.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate964(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("category" !== data.type){
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pcode !== undefined){
let data1 = data.pcode;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.linked !== undefined){
const _errs5 = errors;
if(typeof data.linked !== "boolean"){
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data3 = data.width;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1600 || isNaN(data3)){
return false;
}
else {
if(data3 < 400 || isNaN(data3)){
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
for(const key0 in data){
if((((((((key0 !== "type") && (key0 !== "pcode")) && (key0 !== "linked")) && (key0 !== "width")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "multiple")){
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
return false;
}
}
return errors === 0;
}
validate963.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate968(data){
let errors = 0;
const evaluated0 = validate968.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs8 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid0 = _errs8 === errors;
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
return false;
}
}
return errors === 0;
}
validate968.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"type":true,"multiple":true},"dynamicProps":false,"dynamicItems":false};
function validate971(data){
let errors = 0;
const evaluated0 = validate971.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {};
errors++;
}
var _valid0 = _errs2 === errors;
errors = _errs1;
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(!(validate935(data))){
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(!(validate937(data))){
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
errors++;
return false;
}
evaluated0.props = props0;
return errors === 0;
}
validate971.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate967(data){
let errors = 0;
const evaluated0 = validate967.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate968(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.value === undefined) && (missing0 = "value"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("business" !== data.type){
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
return false;
}
}
else {
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
let data2 = data.value;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
let data3 = data.text;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.columns !== undefined){
let data4 = data.columns;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
return false;
}
else {
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate971(data4[i0]))){
errors++;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.query !== undefined){
let data6 = data.query;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate628(data6[i1]))){
errors++;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSizes !== undefined){
let data8 = data.pageSizes;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
if(data8.length < 1){
return false;
}
else {
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
return false;
}
}
}
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i3 = data8.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data8[i3];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i3;
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.ellipsis !== undefined){
let data10 = data.ellipsis;
const _errs19 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return false;
}
if(errors === _errs19){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 200 || isNaN(data10)){
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
return false;
}
}
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data11 = data.width;
const _errs21 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
return false;
}
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1600 || isNaN(data11)){
return false;
}
else {
if(data11 < 400 || isNaN(data11)){
return false;
}
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((((((((((key0 !== "type") && (key0 !== "model")) && (key0 !== "value")) && (key0 !== "text")) && (key0 !== "columns")) && (key0 !== "query")) && (key0 !== "pageSizes")) && (key0 !== "ellipsis")) && (key0 !== "width")) && (key0 !== "$schema")) && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "multiple")){
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
return false;
}
}
return errors === 0;
}
validate967.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate977(data){
let errors = 0;
const evaluated0 = validate977.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multiple !== undefined){
const _errs8 = errors;
if(typeof data.multiple !== "boolean"){
return false;
}
var valid0 = _errs8 === errors;
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
return false;
}
}
return errors === 0;
}
validate977.evaluated = {"props":{"$schema":true,"allow":true,"title":true,"type":true,"multiple":true},"dynamicProps":false,"dynamicItems":false};
function validate976(data){
let errors = 0;
const evaluated0 = validate976.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate977(data))){
errors++;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.title === undefined) && (missing0 = "title")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.report === undefined) && (missing0 = "report"))) || ((data.value === undefined) && (missing0 = "value"))){
return false;
}
else {
if(data.type !== undefined){
const _errs2 = errors;
if("popup" !== data.type){
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
return false;
}
}
else {
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.value !== undefined){
let data2 = data.value;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.text !== undefined){
let data3 = data.text;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.params !== undefined){
let data4 = data.params;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
const _errs12 = errors;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
return false;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.separator !== undefined){
let data6 = data.separator;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 3){
return false;
}
else {
if(data6.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.groupId !== undefined){
let data7 = data.groupId;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pageSizes !== undefined){
let data8 = data.pageSizes;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
if(data8.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return false;
}
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
return false;
}
}
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
return false;
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data10 = data.width;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1600 || isNaN(data10)){
return false;
}
else {
if(data10 < 400 || isNaN(data10)){
return false;
}
}
}
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key1 in data){
if(((((((((((((key1 !== "type") && (key1 !== "report")) && (key1 !== "value")) && (key1 !== "text")) && (key1 !== "params")) && (key1 !== "separator")) && (key1 !== "groupId")) && (key1 !== "pageSizes")) && (key1 !== "width")) && (key1 !== "$schema")) && (key1 !== "allow")) && (key1 !== "title")) && (key1 !== "multiple")){
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
return false;
}
}
return errors === 0;
}
validate976.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate929(data){
let errors = 0;
const evaluated0 = validate929.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((data0 === "user") || (data0 === "role")) || (data0 === "position")) || (data0 === "department")) || (data0 === "category")) || (data0 === "business")) || (data0 === "popup"))){
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
if(tag0 === "user"){
if(!(validate930(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "role"){
if(!(validate941(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "position"){
if(!(validate950(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "department"){
if(!(validate959(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "category"){
if(!(validate963(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "business"){
if(!(validate967(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "popup"){
if(!(validate976(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate929.evaluated = {"dynamicProps":true,"dynamicItems":false};
export const validate_form = validate987;
function validate989(data){
let errors = 0;
const evaluated0 = validate989.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.groups === undefined) && (missing0 = "groups"))){
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groups !== undefined){
let data1 = data.groups;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
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
if((key0 !== "title") && (key0 !== "groups")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate989.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate987(data){
let errors = 0;
const evaluated0 = validate987.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data3 = data.columns;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4 || isNaN(data3)){
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data4 = data.width;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1600 || isNaN(data4)){
return false;
}
else {
if(data4 < 400 || isNaN(data4)){
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabs !== undefined){
let data5 = data.tabs;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
if(data5.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate989(data5[i0]))){
errors++;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.foldedGroups !== undefined){
let data7 = data.foldedGroups;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid2 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data8 === "string"){
if(data8.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i2 = data7.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data7[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs17 = errors;
if(!(validate639(data.schema))){
errors++;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data10 = data.fields;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
if(data10.length < 1){
return false;
}
else {
var valid5 = true;
const len2 = data10.length;
for(let i3=0; i3<len2; i3++){
const _errs21 = errors;
if(!(validate68(data10[i3]))){
errors++;
}
var valid5 = _errs21 === errors;
if(!valid5){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((((((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "columns")) && (key0 !== "width")) && (key0 !== "tabs")) && (key0 !== "foldedGroups")) && (key0 !== "schema")) && (key0 !== "fields")){
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
return false;
}
}
return errors === 0;
}
validate987.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_dictionary = validate993;
function validate997(data){
let errors = 0;
const evaluated0 = validate997.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.values === undefined) && (missing0 = "values"))){
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data1 = data.values;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
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
if((key0 !== "key") && (key0 !== "values")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate997.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate996(data){
let errors = 0;
const evaluated0 = validate996.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.code === undefined) && (missing0 = "code"))){
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined){
let data3 = data.color;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.where !== undefined){
let data4 = data.where;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
if(data4.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate997(data4[i0]))){
errors++;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data6 = data.parent;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasChild !== undefined){
let data7 = data.hasChild;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.root !== undefined){
let data8 = data.root;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(data8.length < 1){
return false;
}
}
else {
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
if((((((((key0 !== "model") && (key0 !== "text")) && (key0 !== "code")) && (key0 !== "color")) && (key0 !== "where")) && (key0 !== "parent")) && (key0 !== "hasChild")) && (key0 !== "root")){
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
return false;
}
}
return errors === 0;
}
validate996.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate993(data){
let errors = 0;
const evaluated0 = validate993.evaluated;
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
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data4 = data.items;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
if(data4.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate157(data4[i0]))){
errors++;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs11 = errors;
if(!(validate996(data.source))){
errors++;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "items")) && (key0 !== "source")){
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
return false;
}
}
return errors === 0;
}
validate993.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_board = validate1000;
function validate1002(data){
let errors = 0;
const evaluated0 = validate1002.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.column === undefined) && (missing0 = "column")){
return false;
}
else {
if(data.column !== undefined){
let data0 = data.column;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data1 = data.defaultValue;
const _errs3 = errors;
if(!(((((((data1 === "today") || (data1 === "yesterday")) || (data1 === "last7")) || (data1 === "last14")) || (data1 === "last30")) || (data1 === "thisMonth")) || (data1 === "lastMonth"))){
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data2 = data.until;
const _errs5 = errors;
if(!((data2 === "today") || (data2 === "newest"))){
return false;
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grain !== undefined){
let data3 = data.grain;
const _errs7 = errors;
if(!(((data3 === "day") || (data3 === "week")) || (data3 === "month"))){
return false;
}
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
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
if((((key0 !== "column") && (key0 !== "defaultValue")) && (key0 !== "until")) && (key0 !== "grain")){
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
return false;
}
}
return errors === 0;
}
validate1002.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1004(data){
let errors = 0;
const evaluated0 = validate1004.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined){
const _errs5 = errors;
if(typeof data.required !== "boolean"){
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultValue !== undefined){
let data3 = data.defaultValue;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
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
if((((key0 !== "key") && (key0 !== "title")) && (key0 !== "required")) && (key0 !== "defaultValue")){
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
return false;
}
}
return errors === 0;
}
validate1004.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1008(data){
let errors = 0;
const evaluated0 = validate1008.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.screen === undefined) && (missing0 = "screen")){
return false;
}
else {
if(data.screen !== undefined){
let data0 = data.screen;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keys !== undefined){
let data1 = data.keys;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
return false;
}
else {
for(const key0 in data1){
let data2 = data1[key0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if((key1 !== "screen") && (key1 !== "keys")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate1008.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1007(data){
let errors = 0;
const evaluated0 = validate1007.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.measure === undefined) && (missing0 = "measure"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("figure" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data4 = data.report;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data5 = data.date;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data6 = data.filters;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
return false;
}
else {
for(const key0 in data6){
let data7 = data6[key0];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data8 = data.params;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
return false;
}
else {
for(const key1 in data8){
let data9 = data8[key1];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignores !== undefined){
let data10 = data.ignores;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
if(data10.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
const _errs26 = errors;
if(!(validate1008(data.drill))){
errors++;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measure !== undefined){
let data13 = data.measure;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(data13.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spark !== undefined){
const _errs29 = errors;
if(typeof data.spark !== "boolean"){
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key2 in data){
if((((((((((((key2 !== "type") && (key2 !== "title")) && (key2 !== "width")) && (key2 !== "model")) && (key2 !== "report")) && (key2 !== "date")) && (key2 !== "filters")) && (key2 !== "params")) && (key2 !== "ignores")) && (key2 !== "drill")) && (key2 !== "measure")) && (key2 !== "spark")){
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
}
else {
return false;
}
}
return errors === 0;
}
validate1007.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1010(data){
let errors = 0;
const evaluated0 = validate1010.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.chart === undefined) && (missing0 = "chart"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("chart" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data4 = data.report;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data5 = data.date;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data6 = data.filters;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
return false;
}
else {
for(const key0 in data6){
let data7 = data6[key0];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data8 = data.params;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
return false;
}
else {
for(const key1 in data8){
let data9 = data8[key1];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignores !== undefined){
let data10 = data.ignores;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
if(data10.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
const _errs26 = errors;
if(!(validate1008(data.drill))){
errors++;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chart !== undefined){
const _errs27 = errors;
if(!(validate912(data.chart))){
errors++;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cross !== undefined){
const _errs28 = errors;
if(typeof data.cross !== "boolean"){
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key2 in data){
if((((((((((((key2 !== "type") && (key2 !== "title")) && (key2 !== "width")) && (key2 !== "model")) && (key2 !== "report")) && (key2 !== "date")) && (key2 !== "filters")) && (key2 !== "params")) && (key2 !== "ignores")) && (key2 !== "drill")) && (key2 !== "chart")) && (key2 !== "cross")){
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
}
else {
return false;
}
}
return errors === 0;
}
validate1010.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1013(data){
let errors = 0;
const evaluated0 = validate1013.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.dimensions === undefined) && (missing0 = "dimensions"))) || ((data.measures === undefined) && (missing0 = "measures"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("table" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data4 = data.report;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data5 = data.date;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data6 = data.filters;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
return false;
}
else {
for(const key0 in data6){
let data7 = data6[key0];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data8 = data.params;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
return false;
}
else {
for(const key1 in data8){
let data9 = data8[key1];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignores !== undefined){
let data10 = data.ignores;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
if(data10.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.drill !== undefined){
const _errs26 = errors;
if(!(validate1008(data.drill))){
errors++;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dimensions !== undefined){
let data13 = data.dimensions;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
if(data13.length > 4){
return false;
}
else {
if(data13.length < 1){
return false;
}
else {
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i2 = data13.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data13[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.measures !== undefined){
let data15 = data.measures;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
if(data15.length > 12){
return false;
}
else {
if(data15.length < 1){
return false;
}
else {
var valid6 = true;
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
let data16 = data15[i3];
const _errs33 = errors;
if(errors === _errs33){
if(typeof data16 === "string"){
if(data16.length < 1){
return false;
}
}
else {
return false;
}
}
var valid6 = _errs33 === errors;
if(!valid6){
break;
}
}
if(valid6){
let i4 = data15.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data15[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
return false;
break;
}
indices1[item1] = i4;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
const _errs35 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top !== undefined){
let data18 = data.top;
const _errs36 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
return false;
}
if(errors === _errs36){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 500 || isNaN(data18)){
return false;
}
else {
if(data18 < 1 || isNaN(data18)){
return false;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cross !== undefined){
const _errs38 = errors;
if(typeof data.cross !== "boolean"){
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key2 in data){
if(((((((((((((((key2 !== "type") && (key2 !== "title")) && (key2 !== "width")) && (key2 !== "model")) && (key2 !== "report")) && (key2 !== "date")) && (key2 !== "filters")) && (key2 !== "params")) && (key2 !== "ignores")) && (key2 !== "drill")) && (key2 !== "dimensions")) && (key2 !== "measures")) && (key2 !== "sort")) && (key2 !== "top")) && (key2 !== "cross")){
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
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate1013.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1016(data){
let errors = 0;
const evaluated0 = validate1016.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 8000){
return false;
}
else {
if(data3.length < 1){
return false;
}
}
}
else {
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
if((((key0 !== "type") && (key0 !== "title")) && (key0 !== "width")) && (key0 !== "text")){
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
return false;
}
}
return errors === 0;
}
validate1016.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1017(data){
let errors = 0;
const evaluated0 = validate1017.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("notices" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "type") && (key0 !== "title")) && (key0 !== "width")){
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
return false;
}
}
return errors === 0;
}
validate1017.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1018(data){
let errors = 0;
const evaluated0 = validate1018.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("shortcuts" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "type") && (key0 !== "title")) && (key0 !== "width")){
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
return false;
}
}
return errors === 0;
}
validate1018.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const wrapper1 = {validate: validate1006};
function validate1019(data){
let errors = 0;
const evaluated0 = validate1019.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.parts === undefined) && (missing0 = "parts"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("group" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report !== undefined){
let data4 = data.report;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date !== undefined){
let data5 = data.date;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data6 = data.filters;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
return false;
}
else {
for(const key0 in data6){
let data7 = data6[key0];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.params !== undefined){
let data8 = data.params;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
return false;
}
else {
for(const key1 in data8){
let data9 = data8[key1];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignores !== undefined){
let data10 = data.ignores;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
if(data10.length < 1){
return false;
}
else {
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data12 = data.parts;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
if(data12.length > 60){
return false;
}
else {
if(data12.length < 1){
return false;
}
else {
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(!(wrapper1.validate(data12[i1]))){
errors++;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key2 in data){
if((((((((((key2 !== "type") && (key2 !== "title")) && (key2 !== "width")) && (key2 !== "model")) && (key2 !== "report")) && (key2 !== "date")) && (key2 !== "filters")) && (key2 !== "params")) && (key2 !== "ignores")) && (key2 !== "parts")){
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
return false;
}
}
return errors === 0;
}
validate1019.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1021(data){
let errors = 0;
const evaluated0 = validate1021.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.parts === undefined) && (missing0 = "parts"))){
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 60){
return false;
}
else {
if(data1.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(wrapper1.validate(data1[i0]))){
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
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
if((key0 !== "title") && (key0 !== "parts")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate1021.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1020(data){
let errors = 0;
const evaluated0 = validate1020.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tabs === undefined) && (missing0 = "tabs"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tabs" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 24 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabs !== undefined){
let data3 = data.tabs;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length > 10){
return false;
}
else {
if(data3.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate1021(data3[i0]))){
errors++;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
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
if((((key0 !== "type") && (key0 !== "title")) && (key0 !== "width")) && (key0 !== "tabs")){
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
return false;
}
}
return errors === 0;
}
validate1020.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1006(data){
let errors = 0;
const evaluated0 = validate1006.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!((((((((data0 === "figure") || (data0 === "chart")) || (data0 === "table")) || (data0 === "text")) || (data0 === "notices")) || (data0 === "shortcuts")) || (data0 === "group")) || (data0 === "tabs"))){
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
if(tag0 === "figure"){
if(!(validate1007(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "chart"){
if(!(validate1010(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "table"){
if(!(validate1013(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "text"){
if(!(validate1016(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "notices"){
if(!(validate1017(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "shortcuts"){
if(!(validate1018(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "group"){
if(!(validate1019(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tabs"){
if(!(validate1020(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate1006.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate1000(data){
let errors = 0;
const evaluated0 = validate1000.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.parts === undefined) && (missing0 = "parts"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data4 = data.permission;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
else {
if(!pattern12.test(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open !== undefined){
const _errs10 = errors;
if(typeof data.open !== "boolean"){
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data6 = data.model;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(data6.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.period !== undefined){
const _errs14 = errors;
if(!(validate1002(data.period))){
errors++;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filters !== undefined){
let data8 = data.filters;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
if(data8.length > 12){
return false;
}
else {
if(data8.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(!(validate1004(data8[i0]))){
errors++;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compare !== undefined){
let data10 = data.compare;
const _errs18 = errors;
if(!((((data10 === "previous") || (data10 === "lastYear")) || (data10 === "target")) || (data10 === "none"))){
return false;
}
if(errors === _errs18){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refresh !== undefined){
let data11 = data.refresh;
const _errs20 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
return false;
}
if(errors === _errs20){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 86400 || isNaN(data11)){
return false;
}
else {
if(data11 < 30 || isNaN(data11)){
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data12 = data.parts;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data12)){
if(data12.length > 60){
return false;
}
else {
if(data12.length < 1){
return false;
}
else {
var valid2 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate1006(data12[i1]))){
errors++;
}
var valid2 = _errs24 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((((((((key0 !== "$schema") && (key0 !== "allow")) && (key0 !== "title")) && (key0 !== "description")) && (key0 !== "permission")) && (key0 !== "open")) && (key0 !== "model")) && (key0 !== "period")) && (key0 !== "filters")) && (key0 !== "compare")) && (key0 !== "refresh")) && (key0 !== "parts")){
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
}
else {
return false;
}
}
return errors === 0;
}
validate1000.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validate_print = validate1032;
function validate1034(data){
let errors = 0;
const evaluated0 = validate1034.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(((data === "A4") || (data === "A5")) || (data === "A6"))){
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.width === undefined) && (missing0 = "width")) || ((data.height === undefined) && (missing0 = "height"))){
errors++;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(data0.length < 1){
errors++;
}
}
else {
errors++;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.width !== undefined){
let data1 = data.width;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 420 || isNaN(data1)){
errors++;
}
else {
if(data1 < 15 || isNaN(data1)){
errors++;
}
}
}
else {
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.height !== undefined){
let data2 = data.height;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600 || isNaN(data2)){
errors++;
}
else {
if(data2 < 10 || isNaN(data2)){
errors++;
}
}
}
else {
errors++;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((key0 !== "title") && (key0 !== "width")) && (key0 !== "height")){
errors++;
break;
}
}
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
errors++;
return false;
}
else {
errors = _errs0;
}
evaluated0.props = props0;
return errors === 0;
}
validate1034.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate1038(data){
let errors = 0;
const evaluated0 = validate1038.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.match === undefined) && (missing0 = "match"))){
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match !== undefined){
let data1 = data.match;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 4){
return false;
}
else {
if(Object.keys(data1).length < 1){
return false;
}
else {
for(const key0 in data1){
let data2 = data1[key0];
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
let data3 = data.table;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if(((key1 !== "model") && (key1 !== "match")) && (key1 !== "table")){
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
return false;
}
}
return errors === 0;
}
validate1038.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1041(data){
let errors = 0;
const evaluated0 = validate1041.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("heading" !== data.type){
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
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 72 || isNaN(data2)){
return false;
}
else {
if(data2 < 4 || isNaN(data2)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data3 = data.align;
const _errs6 = errors;
if(!(((data3 === "left") || (data3 === "center")) || (data3 === "right"))){
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((key0 !== "type") && (key0 !== "text")) && (key0 !== "size")) && (key0 !== "align")){
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
return false;
}
}
return errors === 0;
}
validate1041.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1042(data){
let errors = 0;
const evaluated0 = validate1042.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
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
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 72 || isNaN(data2)){
return false;
}
else {
if(data2 < 4 || isNaN(data2)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bold !== undefined){
const _errs6 = errors;
if(typeof data.bold !== "boolean"){
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data4 = data.align;
const _errs8 = errors;
if(!(((data4 === "left") || (data4 === "center")) || (data4 === "right"))){
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data5 = data.lines;
const _errs9 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return false;
}
if(errors === _errs9){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
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
for(const key0 in data){
if((((((key0 !== "type") && (key0 !== "text")) && (key0 !== "size")) && (key0 !== "bold")) && (key0 !== "align")) && (key0 !== "lines")){
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
return false;
}
}
return errors === 0;
}
validate1042.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1044(data){
let errors = 0;
const evaluated0 = validate1044.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
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
if((key0 !== "key") && (key0 !== "title")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate1044.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1043(data){
let errors = 0;
const evaluated0 = validate1043.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.fields === undefined) && (missing0 = "fields"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("fields" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data1 = data.columns;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return false;
}
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4 || isNaN(data1)){
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data2 = data.fields;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 60){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
errors++;
}
}
else {
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(!(validate1044(data3))){
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
errors++;
return false;
}
else {
errors = _errs7;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
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
if(((key0 !== "type") && (key0 !== "columns")) && (key0 !== "fields")){
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
return false;
}
}
return errors === 0;
}
validate1043.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1047(data){
let errors = 0;
const evaluated0 = validate1047.evaluated;
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
return false;
}
else {
if(data.key !== undefined){
let data0 = data.key;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
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
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 300 || isNaN(data2)){
return false;
}
else {
if(data2 < 4 || isNaN(data2)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data3 = data.align;
const _errs7 = errors;
if(!(((data3 === "left") || (data3 === "center")) || (data3 === "right"))){
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((key0 !== "key") && (key0 !== "title")) && (key0 !== "width")) && (key0 !== "align")){
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
return false;
}
}
return errors === 0;
}
validate1047.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1046(data){
let errors = 0;
const evaluated0 = validate1046.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.columns === undefined) && (missing0 = "columns"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("table" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
let data1 = data.table;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data2 = data.columns;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
if(data2.length > 30){
return false;
}
else {
if(data2.length < 1){
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length < 1){
errors++;
}
}
else {
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(!(validate1047(data3))){
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
errors++;
return false;
}
else {
errors = _errs7;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totals !== undefined){
let data4 = data.totals;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 30){
return false;
}
else {
if(data4.length < 1){
return false;
}
else {
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i2 = data4.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data4[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numbered !== undefined){
const _errs15 = errors;
if(typeof data.numbered !== "boolean"){
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data7 = data.size;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 72 || isNaN(data7)){
return false;
}
else {
if(data7 < 4 || isNaN(data7)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((key0 !== "type") && (key0 !== "table")) && (key0 !== "columns")) && (key0 !== "totals")) && (key0 !== "numbered")) && (key0 !== "size")){
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
return false;
}
}
return errors === 0;
}
validate1046.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1049(data){
let errors = 0;
const evaluated0 = validate1049.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.symbology === undefined) && (missing0 = "symbology"))) || ((data.value === undefined) && (missing0 = "value"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("barcode" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbology !== undefined){
let data1 = data.symbology;
const _errs2 = errors;
if(!(((((data1 === "code128") || (data1 === "code39")) || (data1 === "ean13")) || (data1 === "qrcode")) || (data1 === "datamatrix"))){
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data2 = data.value;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data3 = data.height;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
return false;
}
else {
if(data3 < 3 || isNaN(data3)){
return false;
}
}
}
else {
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
let data4 = data.width;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
return false;
}
else {
if(data4 < 5 || isNaN(data4)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs9 = errors;
if(typeof data.text !== "boolean"){
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data6 = data.align;
const _errs11 = errors;
if(!(((data6 === "left") || (data6 === "center")) || (data6 === "right"))){
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((((((key0 !== "type") && (key0 !== "symbology")) && (key0 !== "value")) && (key0 !== "height")) && (key0 !== "width")) && (key0 !== "text")) && (key0 !== "align")){
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
return false;
}
}
return errors === 0;
}
validate1049.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1050(data){
let errors = 0;
const evaluated0 = validate1050.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.field === undefined) && (missing0 = "field"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("image" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.field !== undefined){
let data1 = data.field;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data2 = data.height;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 280 || isNaN(data2)){
return false;
}
else {
if(data2 < 3 || isNaN(data2)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data3 = data.width;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 280 || isNaN(data3)){
return false;
}
else {
if(data3 < 3 || isNaN(data3)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data4 = data.count;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 12 || isNaN(data4)){
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.align !== undefined){
let data5 = data.align;
const _errs10 = errors;
if(!(((data5 === "left") || (data5 === "center")) || (data5 === "right"))){
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((((((key0 !== "type") && (key0 !== "field")) && (key0 !== "height")) && (key0 !== "width")) && (key0 !== "count")) && (key0 !== "align")){
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
return false;
}
}
return errors === 0;
}
validate1050.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1051(data){
let errors = 0;
const evaluated0 = validate1051.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("line" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(key0 !== "type"){
return false;
break;
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate1051.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1052(data){
let errors = 0;
const evaluated0 = validate1052.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.height === undefined) && (missing0 = "height"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("space" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data1 = data.height;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
return false;
}
else {
if(data1 < 0.5 || isNaN(data1)){
return false;
}
}
}
else {
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
if((key0 !== "type") && (key0 !== "height")){
return false;
break;
}
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate1052.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
const wrapper3 = {validate: validate1040};
function validate1053(data){
let errors = 0;
const evaluated0 = validate1053.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.parts === undefined) && (missing0 = "parts"))){
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("row" !== data.type){
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.widths !== undefined){
let data1 = data.widths;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length > 6){
return false;
}
else {
if(data1.length < 2){
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
return false;
}
else {
if(data2 < 0.1 || isNaN(data2)){
return false;
}
}
}
else {
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data3 = data.parts;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length > 6){
return false;
}
else {
if(data3.length < 2){
return false;
}
else {
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(wrapper3.validate(data3[i1]))){
errors++;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
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
if(((key0 !== "type") && (key0 !== "widths")) && (key0 !== "parts")){
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
return false;
}
}
return errors === 0;
}
validate1053.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate1040(data){
let errors = 0;
const evaluated0 = validate1040.evaluated;
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
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((((data0 === "heading") || (data0 === "text")) || (data0 === "fields")) || (data0 === "table")) || (data0 === "barcode")) || (data0 === "image")) || (data0 === "line")) || (data0 === "space")) || (data0 === "row"))){
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
if(tag0 === "heading"){
if(!(validate1041(data))){
errors++;
}
var props0 = true;
}
else if(tag0 === "text"){
if(!(validate1042(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "fields"){
if(!(validate1043(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "table"){
if(!(validate1046(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "barcode"){
if(!(validate1049(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate1050(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "line"){
if(!(validate1051(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "space"){
if(!(validate1052(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "row"){
if(!(validate1053(data))){
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
return false;
}
}
else {
return false;
}
}
}
}
else {
return false;
}
}
evaluated0.props = props0;
return errors === 0;
}
validate1040.evaluated = {"dynamicProps":true,"dynamicItems":false};
const pattern145 = new RegExp("^(?!main$)[a-z][A-Za-z0-9]{0,29}$", "u");
function validate1032(data){
let errors = 0;
const evaluated0 = validate1032.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.model === undefined) && (missing0 = "model"))) || ((data.parts === undefined) && (missing0 = "parts"))){
return false;
}
else {
if(data.$schema !== undefined){
let data0 = data.$schema;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs3 = errors;
if(!(validate53(data.allow))){
errors++;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data4 = data.model;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paper !== undefined){
let data5 = data.paper;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate1034(data5))){
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
if(data5.length > 6){
errors++;
}
else {
if(data5.length < 1){
errors++;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate1034(data5[i0]))){
errors++;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
errors++;
}
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
errors++;
return false;
}
else {
errors = _errs11;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.landscape !== undefined){
const _errs16 = errors;
if(typeof data.landscape !== "boolean"){
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.margin !== undefined){
let data8 = data.margin;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 60 || isNaN(data8)){
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fontSize !== undefined){
let data9 = data.fontSize;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 24 || isNaN(data9)){
return false;
}
else {
if(data9 < 4 || isNaN(data9)){
return false;
}
}
}
else {
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group !== undefined){
let data10 = data.group;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
const _errs24 = errors;
if(!(validate660(data.sort))){
errors++;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.each !== undefined){
let data12 = data.each;
const _errs25 = errors;
if(errors === _errs25){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.table !== undefined){
let data13 = data12.table;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(data13.length < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
for(const key0 in data12){
if(key0 !== "table"){
return false;
break;
}
}
}
}
else {
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.copies !== undefined){
let data14 = data.copies;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data14 === "string"){
if(data14.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lookups !== undefined){
let data15 = data.lookups;
const _errs32 = errors;
if(errors === _errs32){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 6){
return false;
}
else {
if(Object.keys(data15).length < 1){
return false;
}
else {
for(const key1 in data15){
const _errs34 = errors;
if(typeof key1 === "string"){
if(!pattern145.test(key1)){
errors++;
}
}
var valid4 = _errs34 === errors;
if(!valid4){
errors++;
return false;
break;
}
}
if(valid4){
for(const key2 in data15){
const _errs36 = errors;
if(!(validate1038(data15[key2]))){
errors++;
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data17 = data.parts;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 60){
return false;
}
else {
if(data17.length < 1){
return false;
}
else {
var valid6 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs39 = errors;
if(!(validate1040(data17[i1]))){
errors++;
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
}
}
else {
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.footer !== undefined){
let data19 = data.footer;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data19 === "string"){
if(data19.length < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key3 in data){
if((((((((((((((((key3 !== "$schema") && (key3 !== "allow")) && (key3 !== "title")) && (key3 !== "description")) && (key3 !== "model")) && (key3 !== "paper")) && (key3 !== "landscape")) && (key3 !== "margin")) && (key3 !== "fontSize")) && (key3 !== "group")) && (key3 !== "sort")) && (key3 !== "each")) && (key3 !== "copies")) && (key3 !== "lookups")) && (key3 !== "parts")) && (key3 !== "footer")){
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
}
}
}
}
}
else {
return false;
}
}
return errors === 0;
}
validate1032.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

/** By file kind. */
export const validators = { app: validate_app, menu: validate_menu, screen: validate_screen, model: validate_model, report: validate_report, columns: validate_columns, query: validate_query, picker: validate_picker, form: validate_form, dictionary: validate_dictionary, board: validate_board, print: validate_print };
