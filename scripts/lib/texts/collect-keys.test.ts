import { expect, test } from "vitest";
import { createKeyCollector } from "./collect-keys.ts";

const KEYS = [
	"cart.title",
	"order.status.sent",
	"order.status.lost",
	"order.title",
	"walletReady",
	"account.pages.no-name",
];
const collect = createKeyCollector(KEYS);

test.each([
	['t("cart.title")', ["cart.title"]],
	["const TITLES = { bag: 'cart.title' };", ["cart.title"]],
	[`t(\`order.status.\${status}\`)`, ["order.status.sent", "order.status.lost"]],
	[
		`t(isLost ? "order.title" : \`order.status.\${status}\`)`,
		["order.title", "order.status.sent", "order.status.lost"],
	],
	['services.t("walletReady", { name })', ["walletReady"]],
	['open("walletReady")', []],
	['"account.pages.no-name"', ["account.pages.no-name"]],
	[`"cart.other" + "title" + \`\${cart}.title\` + \`https://\${host}/cart.title\``, []],
])("%s asks for its texts", (code, keys) => {
	expect([...collect(code)].sort()).toEqual([...keys].sort());
});
