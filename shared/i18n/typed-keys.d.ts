import type common from "../../locales/common.json";
import type en from "../../locales/en.json";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "texts";
		returnNull: false;
		resources: { texts: typeof en & typeof common };
	}
}
