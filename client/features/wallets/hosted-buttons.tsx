import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import type { AmazonResponse } from "../../../shared/contracts/wallets.ts";
import { createApiClient } from "../../state/api-client.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import { drawAmazon } from "./amazon-pay.ts";
import { bagKey } from "./offers-query.ts";
import { drawPaypal } from "./paypal.ts";
import type { Pays } from "./pays.ts";
import type { SheetOutcome } from "./sheet.ts";
import styles from "./wallet-buttons.module.css";

export type HostedButtonProps = {
	method: ExpressView["methods"][number] & { script: string };
	pays: Pays;
	onEnd(outcome: SheetOutcome): void;
	children: ReactNode;
};

export function PaypalButton({ method: { script, style }, pays, onEnd, children }: HostedButtonProps) {
	const { shell } = usePlace();
	const services = useWriteServices();
	const place = useRef<HTMLDivElement>(null);
	const [drawn, setDrawn] = useState(false);
	const latest = useRef({ services, onEnd });
	latest.current = { services, onEnd };
	const { productId, withAddress } = pays;
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		let gone = false;
		let remove = () => {};
		drawPaypal(element, {
			script,
			style,
			services: latest.current.services,
			pays: { place: pays.place, productId, withAddress },
			checkoutHref: shell.checkoutHref,
			onEnd: (outcome) => latest.current.onEnd(outcome),
		}).then(
			(button) => {
				if (gone) return button.remove();
				remove = button.remove;
				setDrawn(true);
			},
			() => setDrawn(false),
		);
		return () => {
			gone = true;
			remove();
		};
	}, [script, style, pays.place, productId, withAddress, shell.checkoutHref]);
	return (
		<>
			<div ref={place} className={styles.hosted} hidden={!drawn} data-wallet-button="PAYPAL" />
			{drawn ? null : children}
		</>
	);
}

export function AmazonButton({
	method: { script, style },
	pays: { withAddress },
	children,
}: HostedButtonProps) {
	const { shell, locale } = usePlace();
	const id = `amazon${useId().replace(/\W/g, "")}`;
	const [drawn, setDrawn] = useState(false);
	const session = useSession();
	const bag = session?.basket && bagKey(session.basket);
	const { data } = useQuery({
		queryKey: ["amazon", shell.apiHref, withAddress, bag],
		enabled: session !== undefined,
		queryFn: async (): Promise<AmazonResponse> => {
			const response = await createApiClient(shell.apiHref).wallets.amazon.$get({
				query: { withAddress: String(withAddress) },
			});
			return (await response.json()) as AmazonResponse;
		},
		// Milliseconds; the shop's signature expires after a quarter of an hour.
		staleTime: 600_000,
		placeholderData: (known) => known,
	});
	const button = data?.button;
	const drawnFor = button && `${locale.country} ${button.initializationId} ${button.payload}`;
	const latest = useRef(button);
	latest.current = button;
	useEffect(() => {
		const current = latest.current;
		if (!drawnFor || !current) return;
		let gone = false;
		drawAmazon(id, script, { style, button: current }).then(
			() => gone || setDrawn(true),
			() => gone || setDrawn(false),
		);
		return () => {
			gone = true;
		};
	}, [drawnFor, id, script, style]);
	if (button === null) return null;
	return (
		<>
			<div id={id} className={styles.hosted} hidden={!drawn} data-wallet-button="AMAZON_PAY_V2" />
			{drawn ? null : children}
		</>
	);
}
