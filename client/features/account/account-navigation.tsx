import { useEffect, useRef } from "react";
import type { AccountLinkView } from "../../../shared/contracts/account-views.ts";
import { useTranslation } from "../../state/texts.ts";
import styles from "./account-navigation.module.css";

export function AccountNavigation({ links }: { links: readonly AccountLinkView[] }) {
	const { t } = useTranslation();
	const row = useRef<HTMLUListElement>(null);
	const current = links.find(({ isCurrent }) => isCurrent)?.name;
	useEffect(() => {
		const link = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (!current || !row.current || !link) return;
		row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
	}, [current]);
	return (
		<nav aria-label={t("account.title")} className={styles.navigation}>
			<ul ref={row} className={styles.links}>
				{links.map(({ name, href, isCurrent, isWithin }) => (
					<li key={name}>
						<a
							className={styles.link}
							href={href}
							aria-current={isCurrent ? (isWithin ? "true" : "page") : undefined}
						>
							{t(`account.pages.${name}`)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
