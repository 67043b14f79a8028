import { Hono } from "hono";
import { readVisitor } from "../request/visitor.ts";
import type { ApiEnv } from "./api-env.ts";

export const personalDataApp = new Hono<ApiEnv>().get("/", async (c) => {
	const { shopper, profile, view } = c.get("api");
	const { registered, agent } = await readVisitor(shopper);
	if (!registered) return c.redirect(view.paths.at("signIn", { back: "personalData" }), 303);
	const data = agent ? null : await profile.download();
	if (!data) return c.redirect(view.paths.at("personalData", { error: "download" }), 303);
	return c.body(JSON.stringify(data, null, "\t"), 200, {
		"content-type": "application/json",
		"content-disposition": 'attachment; filename="personal-data.json"',
	});
});
