import { useEffect, useState } from "react";
import type { CustomerView } from "../../../shared/contracts/views.ts";
import { addressedName } from "../../../shared/domain/identity/addressed-name.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import styles from "./agent-bar.module.css";

const SOON_MS = 2 * 60_000;

export function AgentBar({ customer: { name = "", agentUntil = "" } }: { customer: CustomerView }) {
	const { t } = useTranslation();
	const { shell, locale } = usePlace();
	const [remaining, setRemaining] = useState(() => leftUntil(agentUntil));
	useEffect(() => {
		const timer = setInterval(() => {
			const now = leftUntil(agentUntil);
			setRemaining(now);
			if (now <= 0) location.reload();
		}, 10_000);
		return () => clearInterval(timer);
	}, [agentUntil]);
	const minutes = Math.max(1, Math.ceil(remaining / 60_000));
	return (
		<aside className={styles.bar} data-foot="" aria-label={t("agent.title")}>
			<p>
				<bdi>{t("agent.acting", { name: addressedName(name, locale.language) })}</bdi>{" "}
				{t("agent.left", { count: minutes })}
			</p>
			<p role="status">{remaining < SOON_MS ? t("agent.soon") : ""}</p>
			<form method="post" action={shell.signInHref}>
				<button type="submit" name="intent" value="signOut">
					{t("agent.end")}
				</button>
			</form>
		</aside>
	);
}

const leftUntil = (iso: string): number => Date.parse(iso) - Date.now();
