import type { LocalNames } from "./legal-set.ts";

/** Official names in Traditional Chinese, by country, for markets whose other names are in English or Portuguese. */
export const chineseNames: Readonly<Record<string, Omit<LocalNames, "register">>> = {
	HK: {
		law: "《貨品售賣條例》（第 26 章）",
		privacyLaw: "《個人資料（私隱）條例》（第 486 章）",
		authority: "個人資料私隱專員公署（pcpd.org.hk）",
		complaints: "消費者委員會（consumer.org.hk）",
	},
	MO: {
		law: "第 9/2021 號法律《消費者權益保護法》",
		privacyLaw: "第 8/2005 號法律《個人資料保護法》",
		authority: "個人資料保護局（dspdp.gov.mo）",
		complaints: "消費者委員會（consumer.gov.mo）",
	},
};
