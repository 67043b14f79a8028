import type { AccountLinkView } from "../../../shared/contracts/account-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./account-navigation.module.css";

/** The pages of an account (account-1). */
export function AccountNavigation({ links }: { links: readonly AccountLinkView[] }) {
	const { t } = useTranslation();
	return (
		<nav aria-label={t("account.title")}>
			<ul className={styles.links}>
				{links.map(({ name, href, isCurrent }) => (
					<li key={name}>
						<a
							className={classNames(type_.label, styles.link)}
							href={href}
							aria-current={isCurrent ? "page" : undefined}
						>
							{t(`account.pages.${name}`)}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
