import type { ComponentProps, CSSProperties } from "react";
import tile_ from "../client/styles/tile.module.css";
import { classNames } from "../client/ui/class-names.ts";
import { Picture } from "../client/ui/picture.tsx";

type FramedPictureProps = Pick<ComponentProps<typeof Picture>, "image" | "sizes" | "first" | "className">;

/** Renders a picture in a frame of its ratio. Phones show lazy pictures late (base.css), and only a frame keeps their space. */
export const FramedPicture = ({ image, sizes, first, className }: FramedPictureProps) => (
	<div
		className={classNames(tile_.frame, className)}
		style={{ "--frame": `${image.width}/${image.height}` } as CSSProperties}
	>
		<Picture image={image} sizes={sizes} className={tile_.picture} first={first} />
	</div>
);
