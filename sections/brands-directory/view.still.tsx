import { BrandGroups, BrandLetters, BrandLinks } from "../../client/features/brands/brand-directory.tsx";
import type { SectionProps } from "../../client/state/drawing/sections.tsx";
import directory_ from "../../client/styles/directory.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { BrandsDirectoryView } from "./section.ts";
import styles from "./view.module.css";

export function Part({ view, section }: SectionProps<BrandsDirectoryView>) {
	const { title, layout, isCollapsible, groups, lettersLabel } = view;
	const scope = `${section.key.replaceAll(".", "-")}-`;
	const isFooter = layout === "footer";
	const kind = isCollapsible ? "folded" : "plain";
	return (
		<section className={classNames(directory_.page, styles.brands)}>
			{title ? <h2 className={isFooter ? type_.title : type_.display}>{title}</h2> : null}
			{isFooter ? (
				<div className={styles.footer}>
					<BrandLinks links={groups.flatMap(({ links }) => links)} isFooter />
				</div>
			) : (
				<>
					{layout === "alphabetic-scroll" ? (
						<BrandLetters groups={groups} label={title && `${lettersLabel} (${title})`} scope={scope} />
					) : null}
					<BrandGroups
						groups={groups}
						heading={title ? "h3" : "h2"}
						kind={kind}
						className={isCollapsible ? styles.folded : undefined}
						scope={scope}
					/>
				</>
			)}
		</section>
	);
}
