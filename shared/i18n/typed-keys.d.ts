import type common from "../../locales/common.json";
import type en from "../../locales/en.json";
import type late from "../../locales/late/en.json";
import type orders from "../../locales/orders/en.json";
import type pages from "../../locales/pages/en.json";
import type server from "../../locales/server/en.json";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "texts";
		returnNull: false;
		resources: {
			texts: typeof en & typeof late & typeof pages & typeof orders & typeof server & typeof common;
		};
	}
}
