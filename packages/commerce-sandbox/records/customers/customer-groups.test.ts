import { expect, test } from "vitest";
import { groupsByRule } from "./customer-groups.ts";

const rules = [
	{ id: "personal-shopping", qualifier: "personalShopperUserId", values: ["ps-elena", "ps-marco"] },
	{ id: "readers", qualifier: "utmSource", values: ["atelier"] },
];

// proves cloud-16
test.each<[Record<string, string> | undefined, string[]]>([
	[undefined, []],
	[{}, []],
	[{ platform: "web" }, []],
	[{ personalShopperUserId: "ps-elena" }, ["personal-shopping"]],
	[{ personalShopperUserId: "ps-marco", utmSource: "atelier" }, ["personal-shopping", "readers"]],
	[{ personalShopperUserId: "unknown", utmSource: "" }, []],
	[{ utmsource: "atelier" }, []],
])("%j: %j", (customQualifiers, groups) => expect(groupsByRule(rules, { customQualifiers })).toEqual(groups));
