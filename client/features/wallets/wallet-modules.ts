import type { ComponentType, ReactNode } from "react";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { lazy } from "../../state/drawing/lazy.tsx";
import type { WriteServices } from "../../state/use-write-services.ts";
import type { Pays } from "./pays.ts";
import type { SheetOutcome, SheetRequest } from "./sheet.ts";

export type HostedButtonProps = {
	method: ExpressView["methods"][number] & { script: string };
	pays: Pays;
	onEnd(outcome: SheetOutcome): void;
	children: ReactNode;
};

/** Describes the exports of payments/<wallet>/browser/express.ts(x), a wallet's code in the browser. */
export type WalletModule = {
	pay?(services: WriteServices, request: SheetRequest): Promise<SheetOutcome>;
	/** Loads the wallet's own script before the press. */
	preload?(script: string): Promise<void>;
	/** The wallet's own button, which shows its children until its script has rendered it. */
	Button?: ComponentType<HostedButtonProps>;
};

const files = import.meta.glob<WalletModule>("../../../payments/*/browser/express.{ts,tsx}");
const findName = (file: string): string | undefined => /([\w-]+)\/browser\/express\.tsx?$/.exec(file)?.[1];
const loaders = new Map(Object.entries(files).map(([file, load]) => [findName(file), load]));
const loadedWallets = new Map<string, WalletModule>();

/**
 * Calls `use` with the wallet's code and returns its result; synchronously if the code is loaded, because some sheets must open during
 * the press. Throws if the wallet has no code.
 */
export const withWallet = async <T>(name: string, use: (wallet: WalletModule) => Promise<T>): Promise<T> => {
	const before = loadedWallets.get(name);
	if (before) return use(before);
	const load = loaders.get(name);
	if (!load) throw new Error(`The wallet ${name} has no code in the browser`);
	const wallet = await load();
	loadedWallets.set(name, wallet);
	return use(wallet);
};

/** The wallets' own buttons by wallet. A button that is missing or cannot load is replaced by its `meanwhile`. */
export const hostedButtons = new Map(
	[...loaders.keys()].map((name = "") => [
		name,
		lazy<HostedButtonProps>(() =>
			withWallet(name, async ({ Button }) => {
				if (!Button) throw new Error(`The wallet ${name} has no button of its own`);
				return Button;
			}),
		),
	]),
);
