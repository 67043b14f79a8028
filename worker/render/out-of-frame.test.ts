import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../base/bindings.ts";
import { outOfFrame } from "./out-of-frame.ts";

const app = new Hono<AppEnv>().get("*", (c) => outOfFrame(c) ?? c.text("page"));
const ask = async (path: string, dest: string) => {
	const response = await app.request(`https://shop.example${path}`, { headers: { "sec-fetch-dest": dest } });
	return { policy: response.headers.get("content-security-policy"), text: await response.text() };
};

// proves checkout-9
test("the checkout and its confirmation leave a frame for the same address", async () => {
	for (const path of [
		"/en-it/checkout?step=payment&error=payment",
		"/en-it/checkout/confirmation?orderNo=1",
	]) {
		const { policy, text } = await ask(path, "iframe");
		expect(policy).toContain("frame-ancestors 'self'");
		expect(text).toContain("top.location.replace(location.href)");
	}
	const { text } = await ask('/en-it/checkout?x="><script>alert(1)</script>', "iframe");
	expect(text).not.toContain("<script>alert");
});

// proves checkout-9
test("other requests get the page", async () => {
	expect((await ask("/en-it/checkout", "document")).text).toBe("page");
	expect((await ask("/en-it/cart", "iframe")).text).toBe("page");
});
