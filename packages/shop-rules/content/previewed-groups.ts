/** The groups that the platform counts every guest among. */
export const GUEST_GROUPS: readonly string[] = ["Everyone", "Unregistered"];

/** Returns the groups of the shopper whom a preview shows: a guest, or a customer who is a member of one group (preview-3). */
export const listPreviewedGroups = (group: string | undefined): string[] =>
	group === undefined || GUEST_GROUPS.includes(group)
		? [...GUEST_GROUPS]
		: [...new Set([group, "Everyone", "Registered"])];
