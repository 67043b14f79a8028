import type { ReactNode } from "react";
import type { AccountLinkView } from "../../../shared/contracts/account-views.ts";
import { classNames } from "../../ui/class-names.ts";
import { AccountNavigation } from "./account-navigation.tsx";
import styles from "./account-page.module.css";

type AccountPageProps = {
	/** The pages of the account; missing where someone is not signed in, and sees this page alone. */
	links: readonly AccountLinkView[] | undefined;
	children: ReactNode;
	/** What follows in the page's whole width. */
	below?: ReactNode;
};

/** A page of the account: next to the others' links where there is room, below them on a phone (account-1). */
export function AccountPage({ links, children, below }: AccountPageProps) {
	return (
		<main id="main">
			<div className={classNames(styles.frame, links && styles.led)}>
				{links ? <AccountNavigation links={links} /> : null}
				<div className={styles.page}>{children}</div>
			</div>
			{below}
		</main>
	);
}
