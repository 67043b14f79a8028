import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { product } from "../../fixtures/views.ts";
import { AppContext, type AppServices, PlaceContext, type PlaceView } from "../../state/app-context.tsx";
import { createUiStore } from "../../state/ui-store.ts";
import { mount } from "../../testing/mount.tsx";
import { Part } from "./product-express.part.tsx";

const wallet = {
	name: "google-pay",
	id: "DW_GOOGLE_PAY",
	label: "Pay with Google Pay",
	brand: "Google Pay",
	script: "/no-script.js",
	isHosted: false,
};
const express = { title: "Express", methods: [wallet] };

// proves wallets-2
test("a wallet's button keeps the focus while its code replaces the server's button", async () => {
	const onMissing = vi.fn();
	const { render } = await mount();
	const place = { shell: { apiHref: "/api/x" }, locale: { siteId: "vetrina-eu" } } as PlaceView;
	render(
		<QueryClientProvider client={new QueryClient()}>
			<AppContext value={{ ui: createUiStore() } as AppServices}>
				<PlaceContext value={place}>
					<Part product={{ ...product, productExpress: express }} productId={null} onMissing={onMissing} />
				</PlaceContext>
			</AppContext>
		</QueryClientProvider>,
	);
	const button = page.getByRole("button", { name: "Pay with Google Pay" });
	await expect.element(button).toBeVisible();
	const before = button.element();
	await userEvent.tab();
	await expect.poll(() => before.isConnected).toBe(false);
	await expect.element(button).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(onMissing).toHaveBeenCalledTimes(1);
});
