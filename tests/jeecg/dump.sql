-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)
--
-- 照公开的表结构手写：够小，读得完；各种控件、字典、关系、报表与菜单各有一例。
-- ------------------------------------------------------
/*!40101 SET NAMES utf8mb4 */;
/*!40014 SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0 */;

DROP TABLE IF EXISTS `onl_cgform_head`;
CREATE TABLE `onl_cgform_head` (
  `id` varchar(32) NOT NULL COMMENT '主键ID',
  `table_name` varchar(50) NOT NULL COMMENT '表名',
  `table_type` int NOT NULL COMMENT '表类型: 0单表、1主表、2附表',
  `table_version` int DEFAULT '1',
  `table_txt` varchar(200) NOT NULL,
  `is_checkbox` varchar(5) NOT NULL,
  `is_db_synch` varchar(20) NOT NULL DEFAULT 'N',
  `is_page` varchar(5) NOT NULL,
  `is_tree` varchar(5) NOT NULL,
  `id_type` varchar(100) DEFAULT NULL,
  `query_mode` varchar(10) NOT NULL,
  `relation_type` int DEFAULT NULL COMMENT '映射关系 0一对多  1一对一',
  `sub_table_str` varchar(1000) DEFAULT NULL,
  `tab_order_num` int DEFAULT NULL,
  `tree_parent_id_field` varchar(50) DEFAULT NULL,
  `tree_id_field` varchar(50) DEFAULT NULL,
  `tree_fieldname` varchar(50) DEFAULT NULL,
  `form_template` varchar(50) DEFAULT NULL,
  `theme_template` varchar(50) DEFAULT NULL,
  `copy_type` int DEFAULT NULL,
  `physic_id` varchar(32) DEFAULT NULL,
  `ext_config_json` varchar(1000) DEFAULT NULL,
  `is_des_form` varchar(2) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `onl_cgform_head` VALUES
('h-shop','mkt_shop',1,1,'店铺','Y','Y','Y','N','UUID','single',NULL,NULL,NULL,NULL,NULL,NULL,'2','normal',0,NULL,NULL,'N'),
('h-claim','mkt_claim',2,1,'索赔单','Y','Y','Y','N','UUID','single',NULL,'mkt_claim_line,mkt_claim_bank',NULL,NULL,NULL,NULL,'2','erp',0,NULL,'{\"reportPrintShow\":1,\"reportPrintUrl\":\"http://print/1\",\"joinQuery\":0,\"modalMinWidth\":\"900\"}','N'),
('h-line','mkt_claim_line',3,1,'索赔明细','Y','Y','Y','N','UUID','single',0,NULL,1,NULL,NULL,NULL,'2',NULL,0,NULL,NULL,'N'),
('h-bank','mkt_claim_bank',3,1,'收款账户','Y','Y','Y','N','UUID','single',1,NULL,2,NULL,NULL,NULL,'2',NULL,0,NULL,NULL,'N'),
('h-kind','mkt_kind',1,1,'索赔类别','Y','Y','Y','Y','UUID','single',NULL,NULL,NULL,'pid','has_child','name','1','normal',0,NULL,NULL,'N'),
('h-all','kitchen_sink',1,1,'全部控件','N','Y','N','N','UUID','single',NULL,NULL,NULL,NULL,NULL,NULL,'2','normal',0,NULL,NULL,'N'),
('h-inner','wh_bill',2,1,'出入库单','Y','Y','Y','N','UUID','single',NULL,'wh_bill_item',NULL,NULL,NULL,NULL,'2','innerTable',0,NULL,NULL,'N'),
('h-innerline','wh_bill_item',3,1,'出入库明细','Y','Y','Y','N','UUID','single',0,NULL,1,NULL,NULL,NULL,'2','normal',0,NULL,NULL,'N'),
('h-copy','mkt_claim$1',2,1,'待审索赔','Y','Y','Y','N','UUID','single',NULL,NULL,NULL,NULL,NULL,NULL,'2','normal',1,'h-claim',NULL,'N'),
('h-user','sys_user',1,1,'用户扩展','Y','Y','Y','N','UUID','single',NULL,NULL,NULL,NULL,NULL,NULL,'2','normal',0,NULL,NULL,'N'),
('h-order','market_order',1,1,'旧订单','Y','Y','Y','N','UUID','single',NULL,NULL,NULL,NULL,NULL,NULL,'2','normal',0,NULL,NULL,'N'),
('h-single','gadget',1,1,'零件','Y','Y','Y','N','UUID','single',NULL,NULL,NULL,NULL,NULL,NULL,'2','normal',0,NULL,NULL,'N');

DROP TABLE IF EXISTS `onl_cgform_field`;
CREATE TABLE `onl_cgform_field` (
  `id` varchar(32) NOT NULL,
  `cgform_head_id` varchar(500) DEFAULT NULL,
  `db_field_name` varchar(500) DEFAULT NULL,
  `db_field_txt` varchar(500) DEFAULT NULL,
  `db_is_key` int DEFAULT NULL,
  `db_is_null` int DEFAULT NULL,
  `db_is_persist` varchar(500) DEFAULT NULL,
  `db_type` varchar(500) DEFAULT NULL,
  `db_length` int DEFAULT NULL,
  `db_point_length` int DEFAULT NULL,
  `db_default_val` varchar(500) DEFAULT NULL,
  `dict_field` varchar(500) DEFAULT NULL,
  `dict_table` varchar(500) DEFAULT NULL,
  `dict_text` varchar(500) DEFAULT NULL,
  `field_show_type` varchar(500) DEFAULT NULL,
  `field_href` varchar(500) DEFAULT NULL,
  `field_length` int DEFAULT NULL,
  `field_valid_type` varchar(500) DEFAULT NULL,
  `field_must_input` varchar(500) DEFAULT NULL,
  `field_extend_json` varchar(500) DEFAULT NULL,
  `field_default_value` varchar(500) DEFAULT NULL,
  `is_query` int DEFAULT NULL,
  `is_show_form` int DEFAULT NULL,
  `is_show_list` int DEFAULT NULL,
  `is_read_only` int DEFAULT NULL,
  `query_mode` varchar(500) DEFAULT NULL,
  `main_table` varchar(500) DEFAULT NULL,
  `main_field` varchar(500) DEFAULT NULL,
  `order_num` int DEFAULT NULL,
  `converter` varchar(500) DEFAULT NULL,
  `query_config_flag` varchar(500) DEFAULT NULL,
  `query_def_val` varchar(500) DEFAULT NULL,
  `query_show_type` varchar(500) DEFAULT NULL,
  `sort_flag` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `onl_cgform_field` (`id`, `cgform_head_id`, `db_field_name`, `db_field_txt`, `db_is_key`, `db_is_null`, `db_is_persist`, `db_type`, `db_length`, `db_point_length`, `db_default_val`, `dict_field`, `dict_table`, `dict_text`, `field_show_type`, `field_href`, `field_length`, `field_valid_type`, `field_must_input`, `field_extend_json`, `field_default_value`, `is_query`, `is_show_form`, `is_show_list`, `is_read_only`, `query_mode`, `main_table`, `main_field`, `order_num`, `converter`, `query_config_flag`, `query_def_val`, `query_show_type`, `sort_flag`) VALUES
('f1','h-shop','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',1,'','0','',NULL,'0'),
('f2','h-shop','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',2,'','0','',NULL,'0'),
('f3','h-shop','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',3,'','0','',NULL,'0'),
('f4','h-shop','code','店铺编码',0,0,'1','string',40,0,'','','','','text','',120,'only','1','','',1,1,1,0,'like','','',4,'','0','',NULL,'0'),
('f5','h-shop','name','店铺名称',0,1,'1','string',100,0,'','','','','text','',120,'','0','','',1,1,1,0,'like','','',5,'','0','',NULL,'0'),
('f6','h-shop','site','站点',0,1,'1','string',32,0,'','mkt_site','','','list','',120,'','0','','',1,1,1,0,'single','','',6,'','0','',NULL,'0'),
('f7','h-claim','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',7,'','0','',NULL,'0'),
('f8','h-claim','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',8,'','0','',NULL,'0'),
('f9','h-claim','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',9,'','0','',NULL,'0'),
('f10','h-claim','claim_no','单号',0,1,'1','string',30,0,'','','','','text','/market/claim?no=${claim_no}',120,'only','1','{\"isFixed\":1,\"orderRule\":\"desc\"}','${claim_no_rule}',1,1,1,0,'like','','',10,'','0','',NULL,'0'),
('f11','h-claim','shop_code','店铺',0,1,'1','string',40,0,'','code','mkt_shop where site = \'US\'','name','sel_search','',120,'','0','','',1,1,1,0,'single','','',11,'','0','',NULL,'0'),
('f12','h-claim','state','状态',0,1,'1','int',10,0,'','mkt_claim_state','','','radio','',120,'','0','','1',1,1,1,0,'single','','',12,'','0','',NULL,'0'),
('f13','h-claim','claimed_on','索赔日期',0,1,'1','Date',0,0,'','','','','date','',120,'','0','','#{date}',1,1,1,0,'group','','',13,'','0','',NULL,'0'),
('f14','h-claim','amount','金额',0,1,'1','BigDecimal',12,2,'','','','','text','',120,'money','0','','',1,1,1,0,'group','','',14,'','0','',NULL,'0'),
('f15','h-claim','owner','负责人',0,1,'1','string',100,0,'','','','','sel_user','',120,'','0','{\"multiSelect\":false}','#{sysUserCode}',0,1,1,0,'single','','',15,'','0','',NULL,'0'),
('f16','h-claim','kind','类别',0,1,'1','string',36,0,'','0','mkt_kind','id,pid,name,has_child','sel_tree','',120,'','0','','',0,1,1,0,'single','','',16,'','0','',NULL,'0'),
('f17','h-claim','proof','凭证 \"照片\"',0,1,'1','string',1000,0,'','','','','image','',120,'','0','{\"uploadnum\":\"3\"}','',0,1,1,0,'single','','',17,'','0','',NULL,'0'),
('f18','h-claim','remark','备注，it\'s',0,1,'1','string',500,0,'','','','','textarea','',120,'','0','{\"isOneRow\":true}','',0,1,1,0,'single','','',18,'','0','',NULL,'0'),
('f19','h-claim','bpm_status','流程状态',0,1,'1','string',32,0,'','bpm_status','','','list','',120,'','0','','',0,0,1,0,'single','','',19,'','0','',NULL,'0'),
('f20','h-claim','total','合计',0,1,'0','double',10,2,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',20,'','0','',NULL,'0'),
('f21','h-line','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',21,'','0','',NULL,'0'),
('f22','h-line','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',22,'','0','',NULL,'0'),
('f23','h-line','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',23,'','0','',NULL,'0'),
('f24','h-line','claim_id','索赔单',0,1,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','mkt_claim','id',24,'','0','',NULL,'0'),
('f25','h-line','sku','SKU',0,1,'1','string',40,0,'','','','','text','',160,'/^[A-Z0-9-]+$/','1','{\"validateError\":\"SKU 只能是大写字母、数字和 -\"}','',0,1,1,0,'single','','',25,'','0','',NULL,'0'),
('f26','h-line','qty','数量',0,1,'1','int',10,0,'','','','','text','',120,'z','0','','',0,1,1,0,'single','','',26,'','0','',NULL,'0'),
('f27','h-line','price','单价',0,1,'1','BigDecimal',10,2,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',27,'','0','',NULL,'0'),
('f28','h-bank','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',28,'','0','',NULL,'0'),
('f29','h-bank','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',29,'','0','',NULL,'0'),
('f30','h-bank','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',30,'','0','',NULL,'0'),
('f31','h-bank','claim_no','索赔单号',0,1,'1','string',30,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','mkt_claim','claim_no',31,'','0','',NULL,'0'),
('f32','h-bank','account','账号',0,1,'1','string',30,0,'','','','','text','',120,'^(a+)+$','0','','',0,1,1,0,'single','','',32,'','0','',NULL,'0'),
('f33','h-kind','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',33,'','0','',NULL,'0'),
('f34','h-kind','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',34,'','0','',NULL,'0'),
('f35','h-kind','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',35,'','0','',NULL,'0'),
('f36','h-kind','pid','上级',0,1,'1','string',32,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',36,'','0','',NULL,'0'),
('f37','h-kind','has_child','是否有子节点',0,1,'1','string',3,0,'','yn','','','list','',120,'','0','','',0,0,0,0,'single','','',37,'','0','',NULL,'0'),
('f38','h-kind','name','名称',0,1,'1','string',40,0,'','','','','text','',120,'','1','','',0,1,1,0,'single','','',38,'','0','',NULL,'0'),
('f39','h-all','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',39,'','0','',NULL,'0'),
('f40','h-all','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',40,'','0','',NULL,'0'),
('f41','h-all','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',41,'','0','',NULL,'0'),
('f42','h-all','a_text','文本',0,1,'1','string',50,0,'x','','','','text','',120,'','0','','',0,1,1,0,'single','','',42,'com.example.Converter','0','',NULL,'0'),
('f43','h-all','a_password','密码',0,1,'1','string',32,0,'','','','','password','',120,'','0','','',1,1,1,0,'single','','',43,'','0','',NULL,'0'),
('f44','h-all','a_rich','富文本',0,1,'1','Text',0,0,'','','','','umeditor','',120,'','0','','',0,1,1,0,'single','','',44,'','0','',NULL,'0'),
('f45','h-all','a_md','Markdown',0,1,'1','Text',0,0,'','','','','markdown','',120,'','0','','',0,1,1,0,'single','','',45,'','0','',NULL,'0'),
('f46','h-all','a_list','下拉',0,1,'1','string',32,0,'','sex','','','list','',120,'','0','','',0,1,1,0,'single','','',46,'','0','',NULL,'0'),
('f47','h-all','a_check','多选',0,1,'1','string',200,0,'','mkt_site','','','checkbox','',120,'','0','','',0,1,1,0,'single','','',47,'','0','',NULL,'0'),
('f48','h-all','a_multi','下拉多选',0,1,'1','string',2000,0,'','mkt_site','','','list_multi','',120,'','0','','',0,1,1,0,'single','','',48,'','0','',NULL,'0'),
('f49','h-all','a_switch','开关',0,1,'1','string',10,0,'','','','','switch','',120,'','0','[\"1\",\"0\"]','1',0,1,1,0,'single','','',49,'','0','',NULL,'0'),
('f50','h-all','a_month','月份',0,1,'1','Date',0,0,'','','','','date','',120,'','0','{\"picker\":\"month\"}','',0,1,1,0,'single','','',50,'','0','',NULL,'0'),
('f51','h-all','a_moment','时刻',0,1,'1','Datetime',0,0,'','','','','datetime','',120,'','0','','#{datetime}',0,1,1,0,'single','','',51,'','0','',NULL,'0'),
('f52','h-all','a_time','时间',0,1,'1','string',32,0,'','','','','time','',120,'','0','','',0,1,1,0,'single','','',52,'','0','',NULL,'0'),
('f53','h-all','a_file','附件',0,1,'1','string',1000,0,'','','','','file','',120,'','0','','',0,1,1,0,'single','','',53,'','0','',NULL,'0'),
('f54','h-all','a_depart','部门',0,1,'1','string',200,0,'','','','','sel_depart','',120,'','0','','',0,1,1,0,'single','','',54,'','0','',NULL,'0'),
('f55','h-all','a_depart_code','部门编码',0,1,'1','string',200,0,'','','','','sel_depart','',120,'','0','{\"store\":\"orgCode\",\"multiSelect\":false}','',0,1,1,0,'single','','',55,'','0','',NULL,'0'),
('f56','h-all','a_user_id','用户编号',0,1,'1','string',200,0,'','','','','sel_user','',120,'','0','{\"store\":\"id\"}','',0,1,1,0,'single','','',56,'','0','',NULL,'0'),
('f57','h-all','a_area','省市区',0,1,'1','string',32,0,'','','','','pca','',120,'','0','','',0,1,1,0,'single','','',57,'','0','',NULL,'0'),
('f58','h-all','a_cat','分类',0,1,'1','string',36,0,'','B01','','a_cat_name','cat_tree','',120,'','0','','',0,1,1,0,'single','','',58,'','0','',NULL,'0'),
('f59','h-all','a_cat_name','分类名称',0,1,'1','string',100,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',59,'','0','',NULL,'0'),
('f60','h-all','a_popup','报表弹窗',0,1,'1','string',40,0,'','month,claims','claim_month','a_popup,a_popup_count','popup','',120,'','0','','',0,1,1,0,'single','','',60,'','0','',NULL,'0'),
('f61','h-all','a_popup_count','单数',0,1,'1','int',10,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',61,'','0','',NULL,'0'),
('f62','h-all','a_popup_dict','弹窗字典',0,1,'1','string',40,0,'','month','claim_month','month','popup_dict','',120,'','0','','',0,1,1,0,'single','','',62,'','0','',NULL,'0'),
('f63','h-all','a_link','关联店铺',0,1,'1','string',200,0,'','id','mkt_shop','name,code','link_table','',120,'','0','{\"multiSelect\":true}','',0,1,1,0,'single','','',63,'','0','',NULL,'0'),
('f64','h-all','a_link_name','店铺站点',0,1,'1','string',32,0,'','','a_link','site','link_table_field','',120,'','0','','',0,1,1,0,'single','','',64,'','0','',NULL,'0'),
('f65','h-all','a_province','省',0,1,'1','string',40,0,'','','{\"table\":\"mkt_kind\",\"txt\":\"name\",\"key\":\"id\",\"linkField\":\"a_city\",\"idField\":\"id\",\"pidField\":\"pid\",\"condition\":\"pid = \'0\'\"}','','link_down','',120,'','0','','',0,1,1,0,'single','','',65,'','0','',NULL,'0'),
('f66','h-all','a_city','市',0,1,'1','string',40,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',66,'','0','',NULL,'0'),
('f67','h-all','a_user_name','用户',0,1,'1','string',100,0,'','username','sys_user','realname','list','',120,'','0','','',0,1,1,0,'single','','',67,'','0','',NULL,'0'),
('f68','h-all','a_no_dict','没有的字典',0,1,'1','string',32,0,'','nowhere','','','list','',120,'','0','','',0,1,1,0,'single','','',68,'','0','',NULL,'0'),
('f69','h-all','a_js','脚本默认值',0,1,'1','string',32,0,'','','','','text','',120,'','0','','{{ nextNumber() }}',0,1,1,0,'single','','',69,'','0','',NULL,'0'),
('f70','h-all','a_odd','别的控件',0,1,'1','string',32,0,'','','','','sku_picker','',120,'','0','','',0,1,1,0,'single','','',70,'','0','',NULL,'0'),
('f71','h-all','a_long','长整数',0,1,'1','long',19,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',71,'','0','',NULL,'0'),
('f72','h-all','a_big','大数',0,1,'1','double',10,3,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',72,'','0','',NULL,'0'),
('f73','h-all','a_hidden','不显示',0,1,'1','string',32,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',73,'','0','',NULL,'0'),
('f74','h-all','a_default','默认值不在字典里',0,1,'1','string',32,0,'','mkt_site','','','list','',120,'','0','','ZZ',0,1,1,0,'single','','',74,'','0','',NULL,'0'),
('f75','h-all','then','保留名',0,1,'1','string',32,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',75,'','0','',NULL,'0'),
('f76','h-all','col_1','数字在下划线后',0,1,'1','string',32,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',76,'','0','',NULL,'0'),
('f77','h-all','超出','中文列名',0,1,'1','string',32,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',77,'','0','',NULL,'0'),
('f78','h-inner','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',78,'','0','',NULL,'0'),
('f79','h-inner','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',79,'','0','',NULL,'0'),
('f80','h-inner','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',80,'','0','',NULL,'0'),
('f81','h-inner','bill_no','单号',0,1,'1','string',30,0,'','','','','text','',120,'','1','','',1,1,1,0,'single','','',81,'','0','',NULL,'0'),
('f82','h-inner','kind','类型',0,1,'1','string',32,0,'','a','nowhere_table','b','list','',120,'','0','','',0,1,1,0,'single','','',82,'','0','',NULL,'0'),
('f83','h-innerline','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',83,'','0','',NULL,'0'),
('f84','h-innerline','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',84,'','0','',NULL,'0'),
('f85','h-innerline','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',85,'','0','',NULL,'0'),
('f86','h-innerline','bill_id','单据',0,1,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','wh_bill','id',86,'','0','',NULL,'0'),
('f87','h-innerline','qty','数量',0,1,'1','int',10,0,'','','','','text','',120,'','0','','',0,1,1,1,'single','','',87,'','0','',NULL,'0'),
('f88','h-copy','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',88,'','0','',NULL,'0'),
('f89','h-copy','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',89,'','0','',NULL,'0'),
('f90','h-copy','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',90,'','0','',NULL,'0'),
('f91','h-copy','claim_no','单号',0,1,'1','string',32,0,'','','','','text','',120,'','0','','',1,1,1,0,'like','','',91,'','0','',NULL,'0'),
('f92','h-copy','amount','金额',0,1,'1','BigDecimal',12,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',92,'','0','',NULL,'0'),
('f93','h-user','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',93,'','0','',NULL,'0'),
('f94','h-user','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',94,'','0','',NULL,'0'),
('f95','h-user','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',95,'','0','',NULL,'0'),
('f96','h-user','nick','昵称',0,1,'1','string',32,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',96,'','0','',NULL,'0'),
('f97','h-order','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',97,'','0','',NULL,'0'),
('f98','h-order','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',98,'','0','',NULL,'0'),
('f99','h-order','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',99,'','0','',NULL,'0'),
('f100','h-order','order_no','订单号',0,1,'1','string',40,0,'','','','','text','',120,'','1','','',0,1,1,0,'single','','',100,'','0','',NULL,'0'),
('f101','h-order','status','状态',0,1,'1','string',20,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',101,'','0','',NULL,'0'),
('f102','h-single','id','主键',1,0,'1','string',36,0,'','','','','text','',120,'','0','','',0,0,0,1,'single','','',102,'','0','',NULL,'0'),
('f103','h-single','create_by','创建人',0,1,'1','string',50,0,'','','','','text','',120,'','0','','',0,0,0,0,'single','','',103,'','0','',NULL,'0'),
('f104','h-single','create_time','创建日期',0,1,'1','Date',20,0,'','','','','date','',120,'','0','','',0,0,0,0,'single','','',104,'','0','',NULL,'0'),
('f105','h-single','name','名称',0,1,'1','string',20,0,'','','','','text','',120,'','0','','',0,1,1,0,'single','','',105,'','0','',NULL,'0');

DROP TABLE IF EXISTS `onl_cgform_index`;
CREATE TABLE `onl_cgform_index` (
  `id` varchar(200) DEFAULT NULL,
  `cgform_head_id` varchar(200) DEFAULT NULL,
  `index_name` varchar(200) DEFAULT NULL,
  `index_field` varchar(200) DEFAULT NULL,
  `index_type` varchar(200) DEFAULT NULL,
  `del_flag` int DEFAULT '0',
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `onl_cgform_index` VALUES
('i1','h-claim','idx_state','state','normal',0),
('i2','h-line','uk_line','claim_id,sku','unique',0),
('i3','h-shop','uk_code','code','unique',0),
('i4','h-claim','idx_time','create_time','normal',0);

DROP TABLE IF EXISTS `onl_cgreport_head`;
CREATE TABLE `onl_cgreport_head` (
  `id` varchar(100) DEFAULT NULL,
  `code` varchar(100) DEFAULT NULL,
  `name` varchar(100) DEFAULT NULL,
  `cgr_sql` varchar(1000) NOT NULL COMMENT '报表SQL',
  `return_val_field` varchar(100) DEFAULT NULL,
  `return_txt_field` varchar(100) DEFAULT NULL,
  `return_type` varchar(100) DEFAULT NULL,
  `db_source` varchar(100) DEFAULT NULL,
  `content` varchar(100) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `onl_cgreport_head` VALUES
('r1','claim_month','每月索赔','SELECT DATE_FORMAT(c.claimed_on,\'%Y-%m\') AS `month`, COUNT(*) claims, SUM(IFNULL(c.amount,0)) amount, SUM(c.state = 2) / COUNT(*) AS rate, c.state AS state\nFROM mkt_claim c -- 主表\nWHERE c.claimed_on >= \'${since}\' AND c.owner LIKE \'%${owner}%\' AND c.state <> ${state_not}\nGROUP BY DATE_FORMAT(c.claimed_on,\'%Y-%m\'), c.state LIMIT 0, 1000',NULL,NULL,'1',NULL,'按月份汇总'),
('r2','claim-lines','索赔明细表','select * from mkt_claim_line',NULL,NULL,'1',NULL,NULL),
('r3','shop_names','店铺名单','select group_concat(name separator \'、\') as `店铺`, site from mkt_shop group by site',NULL,NULL,'1',NULL,NULL),
('r4','old_orders','旧订单表','select order_no, status from market_order where status = \'${status}\'',NULL,NULL,'1',NULL,NULL),
('r5','week_claims','每周索赔','select week(claimed_on) w, count(*) n from mkt_claim group by 1',NULL,NULL,'1',NULL,NULL),
('r6','erp_stock','ERP 库存','select 1 as a',NULL,NULL,'1','erp',NULL),
('r7','lost_table','没有的表','select a from not_there',NULL,NULL,'1',NULL,NULL),
('r8','bad_compare','类型不合','select name from mkt_shop where name = 1',NULL,NULL,'1',NULL,NULL);

DROP TABLE IF EXISTS `onl_cgreport_item`;
CREATE TABLE `onl_cgreport_item` (
  `id` varchar(500) DEFAULT NULL,
  `cgrhead_id` varchar(500) DEFAULT NULL,
  `field_name` varchar(500) DEFAULT NULL,
  `field_txt` varchar(500) DEFAULT NULL,
  `field_width` int DEFAULT NULL,
  `field_type` varchar(500) DEFAULT NULL,
  `search_mode` varchar(500) DEFAULT NULL,
  `is_order` int DEFAULT NULL,
  `is_search` int DEFAULT NULL,
  `dict_code` varchar(500) DEFAULT NULL,
  `field_href` varchar(500) DEFAULT NULL,
  `is_show` int DEFAULT NULL,
  `order_num` int DEFAULT NULL,
  `replace_val` varchar(500) DEFAULT NULL,
  `is_total` varchar(500) DEFAULT NULL,
  `group_title` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `onl_cgreport_item` VALUES
('it1','r1','month','月份',110,'String','single',0,1,'','',1,0,'','0',''),
('it2','r1','claims','单数',NULL,'Integer','',0,0,'','/online/cgform/h-claim',1,1,'','1','索赔'),
('it3','r1','amount','金额',NULL,'String','',0,0,'','',1,2,'','1','索赔'),
('it4','r1','state','状态',NULL,'String','',0,0,'mkt_claim_state','/online/cgformErpList/h-claim?state=${state}',1,3,'','0',''),
('it5','r1','gone','已删的列',NULL,'String','',0,0,'','',1,4,'','0',''),
('it6','r2','id','编号',NULL,'String','',0,0,'','',0,5,'','0',''),
('it7','r2','sku','SKU',NULL,'String','like',0,1,'','',1,6,'','0',''),
('it8','r2','qty','数量',NULL,'Integer','group',0,1,'','',1,7,'','0',''),
('it9','r2','create_time','创建时间',NULL,'Date','',0,0,'','',1,8,'','0',''),
('it10','r3','店铺','店铺名',NULL,'String','',0,0,'','',1,9,'','0',''),
('it11','r3','site','站点',NULL,'String','',0,0,'select code as value, name as text from mkt_shop','',1,10,'','0',''),
('it12','r4','order_no','订单号',NULL,'String','',0,0,'','',1,11,'','0',''),
('it13','r4','status','状态',NULL,'String','',0,0,'','',1,12,'1_开','0',''),
('it14','r5','w','周',NULL,'String','',0,0,'','',1,13,'','0',''),
('it15','r6','a','A',NULL,'String','',0,0,'','',1,14,'','0',''),
('it16','r7','a','A',NULL,'String','',0,0,'','',1,15,'','0',''),
('it17','r8','name','名称',NULL,'String','',0,0,'','',1,16,'','0','');

DROP TABLE IF EXISTS `onl_cgreport_param`;
CREATE TABLE `onl_cgreport_param` (
  `id` varchar(100) DEFAULT NULL,
  `cgrhead_id` varchar(100) DEFAULT NULL,
  `param_name` varchar(100) DEFAULT NULL,
  `param_txt` varchar(100) DEFAULT NULL,
  `param_value` varchar(100) DEFAULT NULL,
  `order_num` int DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `onl_cgreport_param` VALUES
('p1','r1','since','日期从','2024-01-01',1),
('p2','r1','owner','负责人','',2),
('p3','r4','status','状态','',1),
('p4','r4','unused','没用到','',2);

DROP TABLE IF EXISTS `sys_dict`;
CREATE TABLE `sys_dict` (
  `id` varchar(100) DEFAULT NULL,
  `dict_name` varchar(100) DEFAULT NULL,
  `dict_code` varchar(100) DEFAULT NULL,
  `description` varchar(100) DEFAULT NULL,
  `del_flag` int DEFAULT NULL,
  `type` int DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `sys_dict` VALUES
('d1','站点','mkt_site','亚马逊站点',0,0),
('d2','索赔状态','mkt_claim_state','',0,1),
('d3','性别','sex','',0,0),
('d4','是否','yn','',0,0),
('d5','流程状态','bpm_status',NULL,0,0),
('d6','旧的','old','',1,0),
('d7','空的','empty','',0,0),
('d8','优先级','priority','',0,0);

DROP TABLE IF EXISTS `sys_dict_item`;
CREATE TABLE `sys_dict_item` (
  `id` varchar(255) DEFAULT NULL,
  `dict_id` varchar(255) DEFAULT NULL,
  `item_text` varchar(255) DEFAULT NULL,
  `item_value` varchar(255) DEFAULT NULL,
  `item_color` varchar(255) DEFAULT NULL,
  `description` varchar(255) DEFAULT NULL,
  `sort_order` int DEFAULT NULL,
  `status` int DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `sys_dict_item` VALUES
('di1','d1','美国','US',NULL,'',0,1),
('di2','d1','德国','DE',NULL,'',1,1),
('di3','d1','日本','JP',NULL,'',2,0),
('di4','d1','带逗号','A,B',NULL,'',3,1),
('di5','d2','待审','1','#faad14','',4,1),
('di6','d2','通过','2','green','',5,1),
('di7','d2','驳回','3','#f5222e','',6,1),
('di8','d2','重复','3',NULL,'',7,1),
('di9','d3','男','1',NULL,'',8,1),
('di10','d3','女','2',NULL,'',9,1),
('di11','d4','是','1',NULL,'',10,1),
('di12','d4','否','0',NULL,'',11,1),
('di13','d5','待提交','1',NULL,'',12,1),
('di14','d5','处理中','2',NULL,'',13,1),
('di15','d5','处理中','3',NULL,'',14,1),
('di16','d8','很高','high',NULL,'',15,1),
('di17','d8','很低','low',NULL,'',16,1);

DROP TABLE IF EXISTS `sys_permission`;
CREATE TABLE `sys_permission` (
  `id` varchar(255) DEFAULT NULL,
  `parent_id` varchar(255) DEFAULT NULL,
  `name` varchar(255) DEFAULT NULL,
  `url` varchar(255) DEFAULT NULL,
  `component` varchar(255) DEFAULT NULL,
  `is_route` int DEFAULT NULL,
  `component_name` varchar(255) DEFAULT NULL,
  `menu_type` int DEFAULT NULL,
  `perms` varchar(255) DEFAULT NULL,
  `perms_type` varchar(255) DEFAULT NULL,
  `sort_no` varchar(255) DEFAULT NULL,
  `always_show` int DEFAULT NULL,
  `icon` varchar(255) DEFAULT NULL,
  `is_leaf` int DEFAULT NULL,
  `keep_alive` int DEFAULT NULL,
  `hidden` int DEFAULT NULL,
  `del_flag` int DEFAULT NULL,
  `status` varchar(255) DEFAULT NULL,
  `internal_or_external` int DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `sys_permission` VALUES
('m1','','售后','/after-sales','layouts/RouteView',1,NULL,0,NULL,'1','0.00',0,'ant-design:audit-outlined',1,0,0,0,'1',0),
('m2','m1','索赔单','/online/cgformErpList/h-claim','modules/online/cgform/auto/erp/OnlCgformErpList',0,NULL,1,NULL,'1','1.00',0,'file-text',1,0,0,0,'1',0),
('m3','m1','每月索赔','/online/cgreport/r1?since=2024-02-01','modules/online/cgreport/auto/OnlCgreportAutoList',0,NULL,1,NULL,'1','2.00',0,'',1,0,0,0,'1',0),
('m4','m1','索赔看板','/claim/board','claim/Board',1,NULL,1,NULL,'1','3.00',0,'',1,0,0,0,'1',0),
('m5','','系统管理','/isystem','layouts/RouteView',1,NULL,0,NULL,'1','4.00',0,'setting',1,0,0,0,'1',0),
('m6','m5','用户管理','/isystem/user','system/UserList',1,NULL,1,NULL,'1','5.00',0,'',1,0,0,0,'1',0),
('m7','m6','新增用户',NULL,NULL,1,NULL,2,'user:add','1','6.00',0,'',1,0,0,0,'1',0),
('m8','','帮助','https://docs.example.com/help?x=1','layouts/IframePageView',1,NULL,0,NULL,'1','7.00',0,'',1,0,0,0,'1',1),
('m9','','内嵌报表','https://bi.example.com/a','layouts/IframePageView',1,NULL,0,NULL,'1','8.00',0,'',1,0,0,0,'1',0),
('m10','m1','在线表单','/online/cgformList/:code','modules/online/cgform/auto/OnlCgformAutoList',1,NULL,1,NULL,'1','9.00',0,'',1,0,1,0,'1',0),
('m11','m1','每周索赔','/online/cgreport/r5','modules/online/cgreport/auto/OnlCgreportAutoList',0,NULL,1,NULL,'1','10.00',0,'',1,0,0,0,'1',0),
('m12','m1','全部控件','/online/cgformList/h-all','modules/online/cgform/auto/OnlCgformAutoList',0,NULL,1,NULL,'1','11.00',0,'',1,0,1,0,'1',0),
('m13','m1','脚本地址','http://{{ window.host }}/x','layouts/IframePageView',1,NULL,1,NULL,'1','12.00',0,'',1,0,0,0,'1',0);

DROP TABLE IF EXISTS `sys_check_rule`;
CREATE TABLE `sys_check_rule` (
  `id` varchar(1024) DEFAULT NULL,
  `rule_name` varchar(1024) DEFAULT NULL,
  `rule_code` varchar(1024) DEFAULT NULL,
  `rule_json` varchar(1024) DEFAULT NULL,
  `rule_description` varchar(1024) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `sys_check_rule` VALUES
('c1','单号规则','claim_no','[{\"digits\":\"*\",\"pattern\":\"^.{6,}$\",\"message\":\"至少 6 位\",\"priority\":\"0\"},{\"digits\":\"2\",\"pattern\":\"^[A-Z]+$\",\"message\":\"前两位是\\\"大写\\\"字母\"}]','两位字母开头'),
('c2','坏的','broken','[{','');

DROP TABLE IF EXISTS `sys_fill_rule`;
CREATE TABLE `sys_fill_rule` (
  `id` varchar(1000) DEFAULT NULL,
  `rule_name` varchar(1000) DEFAULT NULL,
  `rule_code` varchar(1000) DEFAULT NULL,
  `rule_class` varchar(1000) DEFAULT NULL,
  `rule_params` varchar(1000) DEFAULT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
INSERT INTO `sys_fill_rule` VALUES
('fr1','索赔单号','claim_no_rule','org.jeecg.modules.system.rule.OrderNumberRule','{\"prefix\":\"SP\"}'),
('fr2','分类编码','category_code_rule','org.jeecg.modules.system.rule.CategoryCodeRule',NULL);

-- 程序：只列出，不搬
INSERT INTO `onl_cgform_button` (`id`,`cgform_head_id`,`button_code`,`button_name`,`exp`) VALUES ('b1','h-claim','approve','通过','state#eq#1');
INSERT INTO `onl_cgform_enhance_js` (`id`,`cgform_head_id`,`cg_js_type`,`cg_js`) VALUES ('j1','h-claim','form',0x6F6E6C4368616E676528297B7D);
INSERT INTO `sys_log` VALUES ('1','别的表 (不读); it\'s','x');

-- Dump completed on 2026-01-01  0:00:00
