import type { ReactNode } from "react";
import type { AccountLinkView } from "../../../shared/contracts/account-views.ts";
import type { WithSections } from "../../../shared/contracts/section-view.ts";
import { SectionsBelow } from "../../state/drawing/sections.tsx";
import { classNames } from "../../ui/class-names.ts";
import { AccountNavigation } from "./account-navigation.tsx";
import styles from "./account-page.module.css";

type AccountPageProps = {
	links: readonly AccountLinkView[] | undefined;
	data?: Partial<WithSections>;
	children: ReactNode;
	below?: ReactNode;
};

export function AccountPage({ links, data, children, below }: AccountPageProps) {
	return (
		<main id="main">
			<div className={classNames(styles.frame, links && styles.led)}>
				{links ? <AccountNavigation links={links} /> : null}
				<div className={styles.page}>{children}</div>
			</div>
			{data ? <SectionsBelow data={data} /> : null}
			{below}
		</main>
	);
}
