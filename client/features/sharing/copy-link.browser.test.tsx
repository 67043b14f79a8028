import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AppContext, type AppServices } from "../../state/app-context.tsx";
import { createEventBus } from "../../state/events/events.ts";
import { mount } from "../../testing/mount.tsx";
import { CopyLink } from "./copy-link.tsx";

const URL = "https://vetrina.example/en-it/p/silk-dress";
const show = async () => {
	const { render } = await mount();
	const events = createEventBus();
	const shares: string[] = [];
	events.on("share", ({ method, contentId }) => shares.push(`${contentId} by ${method}`));
	render(
		<AppContext value={{ events } as AppServices}>
			<CopyLink url={URL} title="Silk dress" contentId="VT1-red" />
		</AppContext>,
	);
	await expect.element(page.getByRole("textbox")).toHaveValue(URL);
	return shares;
};
const device = (share: ((data: ShareData) => Promise<void>) | undefined) => {
	if (share) Object.defineProperty(navigator, "share", { value: share, configurable: true });
	onTestFinished(() => {
		Reflect.deleteProperty(navigator, "share");
	});
};
const button = page.getByRole("button", { name: "Share with …" });

// proves sharing-1
test("a device with sharing receives address and title, and a closed sheet is not an error", async () => {
	const share = vi.fn((): Promise<void> => Promise.reject(new DOMException("closed", "AbortError")));
	device(share);
	const shares = await show();
	await userEvent.click(button);
	expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Silk dress", url: URL });
	expect(shares).toEqual([]);
	share.mockResolvedValue(undefined);
	await userEvent.click(button);
	await expect.poll(() => shares).toEqual(["VT1-red by device"]);
});

// proves sharing-1
test("a device without sharing shows the address alone", async () => {
	device(undefined);
	await show();
	await expect.element(page.getByRole("button", { name: "Copy link" })).toBeVisible();
	await expect.element(button).not.toBeInTheDocument();
});
