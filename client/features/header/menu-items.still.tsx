import type { CSSProperties, ReactNode } from "react";
import type { ImageView, NavItemView } from "../../../shared/contracts/views.ts";
import { imageUrl } from "../../../shared/domain/media/images.ts";
import { useTranslation } from "../../state/texts.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./main-navigation.module.css";

export const Part = ({ items }: { items: readonly NavItemView[] }) =>
	items.map((item) => <Item key={item.href ?? item.label} item={item} isRoot />);

function Item({ item, isRoot }: { item: NavItemView; isRoot?: boolean }) {
	const { t } = useTranslation();
	const { label, items, image, template, startsColumn } = item;
	return (
		<li style={startsColumn ? { breakBefore: "column" } : undefined}>
			<Name item={item} className={isRoot ? styles.rootLink : styles.branchLink}>
				{image && !isRoot ? <MenuPicture image={{ ...image, alt: "" }} /> : null}
				{label}
			</Name>
			{isRoot ? null : <Description item={item} />}
			{items ? (
				<>
					<button type="button" className={styles.push} aria-label={t("shell.open", { name: label })} />
					<div
						className={isRoot ? styles.panel : styles.leaves}
						data-template={template}
						data-all={item.viewAll === "small" ? "" : undefined}
					>
						<ViewAll item={item} isRoot={isRoot} />
						<ul
							className={isRoot ? styles.branches : styles.leafList}
							style={template === "columns" ? columnStyle(items) : undefined}
						>
							{items.map((child) =>
								isRoot ? (
									<Item key={child.href ?? child.label} item={child} />
								) : (
									<li key={child.href ?? child.label}>
										<Name item={child}>{child.label}</Name>
									</li>
								),
							)}
						</ul>
						{isRoot && image ? <MenuPicture image={image} /> : null}
					</div>
				</>
			) : null}
		</li>
	);
}

/** The flyout's styles use the number of columns; phones show a list. */
const columnStyle = (items: readonly NavItemView[]): CSSProperties =>
	({ "--columns": 1 + items.filter(({ startsColumn }) => startsColumn).length }) as CSSProperties;

type NameProps = { item: NavItemView; className?: string; children: ReactNode };

function Name({ item: { href, colour }, className, children }: NameProps) {
	// Dark headers take the hue alone (header-type.module.css).
	const style = colour ? ({ "--hue": colour, color: "var(--hue)" } as CSSProperties) : undefined;
	return href === undefined ? (
		<span className={className} style={style}>
			{children}
		</span>
	) : (
		<a className={className} style={style} href={href}>
			{children}
		</a>
	);
}

/**
 * Links for small screens alone are added when their level opens (main-navigation.tsx), because a page with all of them would be too large.
 */
function ViewAll({ item, isRoot }: { item: NavItemView; isRoot?: boolean }) {
	const { t } = useTranslation();
	const { href, label, viewAll } = item;
	return (
		<>
			{href !== undefined && (viewAll === "large" || viewAll === "all") ? (
				<a className={classNames(styles.all, viewAll === "large" && styles.large)} href={href}>
					{t("shell.all", { name: label })}
				</a>
			) : null}
			{isRoot ? <Description item={item} /> : null}
		</>
	);
}

const Description = ({ item: { description } }: { item: NavItemView }) =>
	description ? <p hidden>{description}</p> : null;

/** The picture is hidden until the menu is used (show-flyout.ts), so that pages do not load it. */
const MenuPicture = ({ image }: { image: ImageView }) => (
	<img
		hidden
		src={imageUrl(image.src, 560)}
		width={image.width}
		height={image.height}
		alt={image.alt}
		loading="lazy"
	/>
);
