import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { bagKey } from "../../../client/features/wallets/offers-query.ts";
import styles from "../../../client/features/wallets/wallet-buttons.module.css";
import type { HostedButtonProps } from "../../../client/features/wallets/wallet-modules.ts";
import { createApiClient } from "../../../client/state/api-client.ts";
import { usePlace } from "../../../client/state/app-context.tsx";
import { useSession } from "../../../client/state/basket/session-query.ts";
import type { AmazonResponse } from "../../../shared/contracts/wallets.ts";
import { drawAmazon } from "./amazon-pay.ts";

export function Button({
	method: { id: wallet, script, style },
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
		// In milliseconds: ten minutes, because the payload's signature expires.
		staleTime: 600_000,
		placeholderData: (previous) => previous,
	});
	const button = data?.button;
	const drawnFor = button && `${locale.country} ${button.initializationId} ${button.payload}`;
	const latest = useRef(button);
	latest.current = button;
	useEffect(() => {
		const current = latest.current;
		if (!drawnFor || !current) return;
		let isUnmounted = false;
		drawAmazon(id, script, { style, button: current }).then(
			() => isUnmounted || setDrawn(true),
			() => isUnmounted || setDrawn(false),
		);
		return () => {
			isUnmounted = true;
		};
	}, [drawnFor, id, script, style]);
	if (button === null) return null;
	return (
		<>
			<div id={id} className={styles.hosted} hidden={!drawn} data-wallet-button={wallet} />
			{drawn ? null : children}
		</>
	);
}
