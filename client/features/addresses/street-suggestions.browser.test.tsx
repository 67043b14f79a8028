import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readBundle } from "../../../shared/i18n/all-texts.ts";
import { createTexts } from "../../../shared/i18n/create-texts.ts";
import { AppContext, type AppServices, PlaceContext, type PlaceView } from "../../state/app-context.tsx";
import { sessionQuery } from "../../state/basket/session-query.ts";
import { TextsContext } from "../../state/texts.ts";
import { StreetSuggestions } from "./street-suggestions.tsx";

const API = "/api/x";
const address = (street: string, city: string) => ({
	text: `${street}, ${city}`,
	values: { address1: street, city, postalCode: "20121" },
});
const FOUND = [address("Via Brera 1", "Milano"), address("Via Brera 1", "Roma")];

const street = page.getByRole("combobox", { name: "Street" });
const town = page.getByRole("textbox", { name: "Town" });

function Form() {
	const [input, setInput] = useState<HTMLInputElement | null>(null);
	return (
		<form onSubmit={(event) => event.preventDefault()}>
			<input name="address1" aria-label="Street" ref={setInput} />
			{input ? <StreetSuggestions input={input} country="IT" /> : null}
			<input name="city" aria-label="Town" />
			<input name="postalCode" aria-label="Postcode" />
		</form>
	);
}

/** Renders an address form with suggestions; returns the queries sent. */
async function showForm(reply: () => Response) {
	const texts = createTexts("en", readBundle("en"));
	const queryClient = new QueryClient();
	queryClient.setQueryData(sessionQuery(API).queryKey, { csrf: "token" } as never);
	const requests: { path: string; body: unknown }[] = [];
	const real = window.fetch;
	window.fetch = async (input, init) => {
		const request = new Request(input, init);
		const { pathname, search } = new URL(request.url);
		if (!pathname.startsWith(API)) return real(input, init);
		requests.push({ path: pathname + search, body: await request.json() });
		return reply();
	};
	const place = document.createElement("div");
	document.body.append(place);
	const root = createRoot(place);
	onTestFinished(() => {
		window.fetch = real;
		root.unmount();
		place.remove();
	});
	const services = {} as AppServices;
	const at = { shell: { apiHref: API }, locale: { siteId: "vetrina-eu" } } as PlaceView;
	root.render(
		<QueryClientProvider client={queryClient}>
			<TextsContext value={texts}>
				<AppContext value={services}>
					<PlaceContext value={at}>
						<Form />
					</PlaceContext>
				</AppContext>
			</TextsContext>
		</QueryClientProvider>,
	);
	return requests;
}
const suggested = () => Response.json({ ok: true, suggestions: FOUND });

// proves checkout-20
test("arrow keys move through suggestions without changing the field, and Enter fills in the address", async () => {
	const requests = await showForm(suggested);
	await userEvent.click(street);
	await userEvent.keyboard("via bre");
	await expect.element(page.getByRole("option")).toHaveLength(2);
	expect(requests).toEqual([
		{ path: `${API}/addresses/suggestions`, body: { query: "via bre", country: "IT" } },
	]);
	await expect.element(street).toHaveAttribute("aria-expanded", "true");
	await userEvent.keyboard("{ArrowDown}{ArrowDown}");
	await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("Via Brera 1, Roma");
	const reached = page.getByRole("option", { selected: true }).element().id;
	await expect.element(street).toHaveAttribute("aria-activedescendant", reached);
	await expect.element(street).toHaveValue("via bre");
	await expect.element(street).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	await expect.element(street).toHaveValue("Via Brera 1");
	await expect.element(town).toHaveValue("Roma");
	await expect.element(page.getByRole("textbox", { name: "Postcode" })).toHaveValue("20121");
	await expect.element(street).toHaveAttribute("aria-expanded", "false");
	await expect.element(street).toHaveFocus();
});

// proves checkout-20
test("Escape closes the list and keeps what was typed; the arrow opens it again", async () => {
	await showForm(suggested);
	await userEvent.click(street);
	await userEvent.keyboard("via bre");
	await expect.element(page.getByRole("listbox")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
	await expect.element(street).toHaveValue("via bre");
	await userEvent.keyboard("{ArrowDown}");
	await page.getByRole("option", { name: "Via Brera 1, Milano" }).click();
	await expect.element(town).toHaveValue("Milano");
});

// proves checkout-20
test("a failed suggestion service delays nothing and shows no message", async () => {
	const away = { type: "about:blank", title: "Unavailable" };
	const requests = await showForm(() =>
		Response.json(away, { status: 503, headers: { "content-type": "application/problem+json" } }),
	);
	await userEvent.click(street);
	await userEvent.keyboard("via brera 1");
	await expect.poll(() => requests.length).toBe(1);
	await expect.element(street).toHaveValue("via brera 1");
	await expect.element(street).toHaveAttribute("aria-expanded", "false");
	await userEvent.keyboard("{Tab}Milano");
	await expect.element(town).toHaveValue("Milano");
	await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
});
