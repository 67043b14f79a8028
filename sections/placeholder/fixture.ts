export const fixture = { elementId: "recommendations" };
