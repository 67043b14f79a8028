import { languageCodes } from "@vetrina/shop-rules/locale/languages.ts";
import { readDirection } from "@vetrina/shop-rules/locale/scripts.ts";
import { Hono } from "hono";
import type { CommerceHono } from "../../../http/http.ts";
import { problem } from "../../../http/problem.ts";
import { scriptConstant, sheetParts, standInScript } from "../../../http/stand-in-script.ts";
import { readTexts } from "../../../texts.ts";
import { BUYER, BUYER_FIELDS, BUYER_LABELS } from "../hosted-wallets/buyer-fields.ts";
import { amazonPayScript } from "./amazon-pay.ts";
import { applePayScript } from "./apple-pay.ts";
import { fraudBeaconScript } from "./fraud-beacon.ts";
import { googlePayScript } from "./google-pay.ts";
import { hostedButtonScript } from "./hosted-button.ts";
import { paypalScript } from "./paypal.ts";
import { sheetScript } from "./sheet.ts";

/**
 * Serves fakes of the wallets' scripts with the same globals (cloud-20), so that a shop switches to the real scripts by changing their
 * addresses.
 */
export const walletScriptsApp = new Hono<CommerceHono>();

const texts = Object.fromEntries(
	languageCodes.map((one) => {
		const { walletPage, walletSheet } = readTexts(one);
		return [one, { ...walletPage, ...walletSheet, dir: readDirection(one) }];
	}),
);
const STYLE = `
dialog { font: 16px/1.5 system-ui, sans-serif; color: #1c1a17; background: #fff; border: 0; padding: 1.25rem; inline-size: min(26rem, 100vw); max-inline-size: 100vw; box-sizing: border-box; margin-block-end: 0 }
@media (width >= 576px) { dialog { margin-block-end: auto } }
dialog::backdrop { background: rgb(0 0 0 / .5) }
h2 { font-size: 1.1rem; font-weight: 500; margin: 0 } p { margin: 0 } .total { font-weight: 600 }
form { display: grid; gap: .6rem } label { display: grid; font-size: .875rem } label.one { display: flex; gap: .5rem; align-items: center; min-block-size: 2.75rem }
fieldset { border: 0; margin: 0; padding: 0 } legend { padding: 0; font-size: .875rem }
input:not([type=radio]), select, button { font: inherit; font-size: 16px; padding: .5rem; min-block-size: 2.75rem; box-sizing: border-box; inline-size: 100% }
button { border: 1px solid #1c1a17; background: none; color: inherit; cursor: pointer } button[value=pay] { background: #1c1a17; color: #fff }
[aria-disabled] { opacity: .5; cursor: progress } [aria-invalid] { border: 2px solid #8a2b1d } .wrong { color: #8a2b1d; font-size: .875rem }
:focus-visible { outline: 2px solid #1c1a17; outline-offset: 2px } small { color: #5c564c }
`;

const GIVEN = [
	scriptConstant("TEXTS", texts),
	scriptConstant("FIELDS", BUYER_FIELDS),
	scriptConstant("LABELS", BUYER_LABELS),
	scriptConstant("BUYER", BUYER),
	scriptConstant("STYLE", STYLE),
].join("\n");

const SCRIPTS: Record<string, string> = {
	"google-pay.js": sheetScript + googlePayScript,
	"apple-pay.js": sheetScript + applePayScript,
	"paypal.js": hostedButtonScript + paypalScript,
	"fraud-beacon.js": fraudBeaconScript,
	"amazon-pay.js": hostedButtonScript + amazonPayScript,
};

walletScriptsApp.get("/payments/sandbox/v1/scripts/:name", (c) => {
	const name = c.req.param("name");
	const script = Object.hasOwn(SCRIPTS, name) ? SCRIPTS[name] : undefined;
	if (script === undefined) return problem(404, "script-not-found", "There is no such script.");
	return standInScript(GIVEN, sheetParts, script);
});
