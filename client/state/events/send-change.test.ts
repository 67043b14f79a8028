import { QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeBasket } from "../basket/change-basket.ts";
import { createUiStore } from "../ui-store.ts";
import { post, write } from "../write.ts";
import { createEventBus } from "./events.ts";
import { sendChange } from "./send-change.ts";
import { SENDS } from "./sends.ts";

// proves shell-22

const announced: string[] = [];
beforeEach(() => {
	announced.length = 0;
	vi.stubGlobal("navigator", { onLine: true });
	vi.stubGlobal("document", { cookie: "" });
	vi.stubGlobal("dispatchEvent", ({ type }: Event) => announced.push(type));
	vi.stubGlobal("fetch", async (url: string) =>
		Response.json(String(url).endsWith("/session") ? { csrf: "t" } : { ok: true }),
	);
});
afterEach(() => vi.unstubAllGlobals());

const t = ((key: string) => key) as unknown as TFunction;
const services = () => ({ siteId: "it", t, ui: createUiStore() });

test.each([
	["notice", "notice.added"],
	["error", "error.notAvailable"],
] as const)("a change ends with a message: a %s", async (kind, key) => {
	const shop = services();
	const { result, tell } = await sendChange(shop, async () => "made");
	tell(kind, key);
	expect([result, shop.ui.state.toasts.map(({ text }) => text)]).toEqual(["made", [key]]);
});

test("a change is announced before it is sent", async () => {
	const order: string[] = [];
	vi.stubGlobal("dispatchEvent", ({ type }: Event) => order.push(type));
	await sendChange(services(), async () => order.push("sent"));
	expect(order).toEqual([SENDS, "sent"]);
});

test("a change that the page makes natively is not sent", async () => {
	vi.stubGlobal("dispatchEvent", () => false);
	const send = vi.fn();
	await expect(sendChange(services(), send)).rejects.toThrow("without script");
	await expect(write(new QueryClient(), "/api/en-it", send)).rejects.toThrow("without script");
	expect(send).not.toHaveBeenCalled();
});

test("a pressed link is followed unless a change of the shopper's data was sent", async () => {
	const queryClient = new QueryClient();
	const send = async () => Response.json({ ok: true });
	await post(queryClient, "/api/en-it", send);
	expect(announced).toEqual([]);
	await write(queryClient, "/api/en-it", send);
	expect(announced).toEqual([SENDS]);
});

test("a change of the bag is announced once, before it waits for other tabs", async () => {
	const shop = { ...services(), queryClient: new QueryClient(), apiHref: "/api/en-it" };
	await changeBasket({ ...shop, events: createEventBus() }, { kind: "remove", itemId: "i1" });
	expect(announced).toEqual([SENDS]);
});
