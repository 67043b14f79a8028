import { loadScript } from "../../state/external-scripts/load-script.ts";
import type { WriteServices } from "../../state/use-write-services.ts";
import { paymentRequestOf, versionOf } from "./apple-events.ts";
import { listen } from "./apple-session.ts";
import { readSheet, type SheetOutcome } from "./sheet.ts";

/** Milliseconds for which a sheet is kept that came too late for its press. */
const KEPT = 60_000;
type Prepared = Extract<Awaited<ReturnType<typeof readSheet>>, { sheet: unknown }>;
let kept: (Prepared & { for: string; until: number }) | undefined;

/** Loads Apple's script before the press: its session begins in the press or not at all. */
export const preloadApple = (script: string): Promise<void> => loadScript({ id: "apple-pay", src: script });

/**
 * Opens Apple's sheet: its session asks the shop at every choice, and pays at last (wallets-6). Apple takes a session only while the press
 * counts: where the shop was slower than that, what it said is kept for a second press, which begins at once.
 */
export const payWithApple = async (
	services: WriteServices,
	script: string,
	productId?: string,
): Promise<SheetOutcome> => {
	const pressed = `${services.apiHref} ${productId ?? ""}`;
	const before = kept?.for === pressed && kept.until > Date.now() ? kept : undefined;
	kept = undefined;
	if (before) return begin(before, services);
	const [opened] = await Promise.all([readSheet(services, "DW_APPLE_PAY", productId), preloadApple(script)]);
	if ("end" in opened) return opened;
	if (navigator.userActivation?.isActive === false) {
		kept = { ...opened, for: pressed, until: Date.now() + KEPT };
		return { end: "ready" };
	}
	return begin(opened, services);
};

function begin({ sheet, settings }: Prepared, services: WriteServices): Promise<SheetOutcome> | SheetOutcome {
	const version = versionOf((one) => ApplePaySession.supportsVersion(one));
	if (version === undefined || !ApplePaySession.canMakePayments()) return { end: "failed" };
	const session = new ApplePaySession(version, paymentRequestOf(settings, sheet));
	return new Promise((resolve) => {
		listen(session, sheet, resolve, services);
		session.begin();
	});
}
