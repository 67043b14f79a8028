import { Hono } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import { scriptConstant, standInScript } from "../../http/stand-in-script.ts";
import { containerScript } from "./container-script.ts";

/** Stands in for the hosts of Google Tag Manager and Hotjar, so that no test or demonstration asks a foreign host (cloud-20). */
export const tagsApp = new Hono<CommerceHono>();

const CONTAINER = /^GTM-[A-Z0-9]{4,12}$/;
const noContainer = () => problem(404, "container-not-found", "There is no such container.");

tagsApp.get("/gtm.js", (c) => {
	const id = c.req.query("id") ?? "";
	return CONTAINER.test(id) ? standInScript(scriptConstant("ID", id), containerScript) : noContainer();
});

tagsApp.get("/ns.html", (c) => {
	const id = c.req.query("id") ?? "";
	if (!CONTAINER.test(id)) return noContainer();
	return c.html(`<!DOCTYPE html><html lang="en"><title>${id}</title></html>`, 200, {
		"cache-control": "no-store",
		"cross-origin-resource-policy": "cross-origin",
	});
});

const hotjarScript = `
const calls = globalThis.hj?.q ?? [];
globalThis.hj = (...call) => calls.push(call);
globalThis.hj.calls = calls;
document.cookie = "_hjSession_" + globalThis._hjSettings.hjid + "=1; path=/; max-age=1800; samesite=lax";
`;

tagsApp.get("/c/:file{hotjar-[0-9]+\\.js}", (c) => {
	if (c.req.query("sv") !== "6") return problem(400, "bad-request", "The snippet's version is 6.");
	return standInScript(hotjarScript);
});
